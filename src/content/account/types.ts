import type {FormField, HeardWord, LinkEntry, NoticeText} from '../types';

/** A provider that visitors can sign in with. */
export interface SocialProvider {
  name: 'Google' | 'Facebook' | 'GitHub';
  /** The address of its authorization page with all parameters. */
  href: string;
  /** The text of the notice before that page opens. */
  redirectText: string;
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
  /** Says before anything is typed that the form sends nothing, and how to go on without an account. */
  today: {title: string; text: string; links: LinkEntry[]};
  /** The notice after submitting. `{email}` stands for what the visitor typed. */
  answer: NoticeText;
  withoutScript: string;
  social: {
    title: string;
    verb: string;
    /** The title of the notice before a provider's page opens. */
    redirectTitle: string;
    providers: SocialProvider[];
  };
  /** The link to the other account page. */
  other: {question: string; link: LinkEntry};
}

export interface SignInContent extends AccountContent {
  remember: {name: string; label: string; hint: string};
  exhibit: SpokenName;
}

export interface RegisterContent extends AccountContent {
  /** The trials that other pages offer. Each is shown if the address has its id as the hash. */
  trials: {id: string; text: string}[];
  exhibit: FirstWords;
}
