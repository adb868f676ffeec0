import type {FormField, HeardWord, LinkEntry} from '../types';

/** A provider that visitors can sign in with. */
export interface SocialProvider {
  /** The name in the notice and on the button. */
  name: 'Google' | 'Facebook' | 'GitHub';
  /** The address of its authorization page with all parameters. */
  href: string;
}

/** A sentence as the recognizer received it, and its result. */
export interface SpokenName {
  label: string;
  /** The words, grouped by breath. */
  breaths: HeardWord[][];
  findings: {name: string; text: string; confidence: number}[];
  remark: string;
}

/** Partial results while somebody speaks, each longer and more confident. The last one is final. */
export interface FirstWords {
  label: string;
  results: {type: 'partial' | 'final'; text: string; confidence: number; levels: number[]}[];
  remark: string;
}

interface AccountContent {
  meta: {title: string; description: string};
  title: string;
  lead: string;
  fields: FormField[];
  submit: string;
  /** Says that the form sends nothing. */
  note: string;
  withoutScript: string;
  social: {title: string; verb: string; providers: SocialProvider[]};
  /** The link to the other account page. */
  other: {question: string; link: LinkEntry};
}

export interface SignInContent extends AccountContent {
  remember: {name: string; label: string};
  exhibit: SpokenName;
}

export interface RegisterContent extends AccountContent {
  exhibit: FirstWords;
}
