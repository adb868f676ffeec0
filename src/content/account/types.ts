import type {FormField, HeardWord, LinkEntry} from '../types';

/** A provider that visitors can sign in with. */
export interface SocialProvider {
  /** The name, as the notice and the button say it. */
  name: 'Google' | 'Facebook' | 'GitHub';
  /** The address of its authorization page, with all its parameters. */
  href: string;
}

/** A sentence as it reached the recognizer, and what it made of it. */
export interface SpokenName {
  label: string;
  /** The words in the groups they were spoken in, one breath each. */
  breaths: HeardWord[][];
  findings: {name: string; text: string; confidence: number}[];
  remark: string;
}

/** Partial results while somebody still speaks, each longer and surer than the one before; the last is final. */
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
  /** What the form does with what is typed: nothing leaves the page. */
  note: string;
  withoutScript: string;
  social: {title: string; verb: string; providers: SocialProvider[]};
  /** The way to the other of the two pages. */
  other: {question: string; link: LinkEntry};
}

export interface SignInContent extends AccountContent {
  remember: {name: string; label: string};
  exhibit: SpokenName;
}

export interface RegisterContent extends AccountContent {
  exhibit: FirstWords;
}
