import type {FenceMeta} from '../../plugins/code-blocks/meta';

/** A code block of a page, with the place of its first line of code. */
export interface Fence {
  /** The page, as a path from the working directory. */
  file: string;
  language: string;
  meta: FenceMeta;
  code: string;
  /** The line of the opening backticks. */
  opening: number;
  /** The line of the page on which the code begins. */
  line: number;
  /** The column at which every line of the code begins: more than 1 inside a list. */
  column: number;
  /** Hidden fences before it, whose code comes first when it is checked. */
  setup: Fence[];
  /** The name of a sample that the reference makes from the contract; it has no lines of its own in the page. */
  generated?: string;
  /** The label of the tabs it stands in. */
  tabs?: string;
}

/** A row of an options table. */
export interface OptionRow {
  line: number;
  column: number;
  name: string;
  type: string;
  default: string;
}

/** A table whose columns are Option, Type and Default. */
export interface OptionTable {
  file: string;
  line: number;
  column: number;
  rows: OptionRow[];
}

/** Something wrong in a page. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  expected: string;
  received: string;
  fix: string;
}

/** A page taken apart. */
export interface Page {
  file: string;
  fences: Fence[];
  tables: OptionTable[];
  problems: Problem[];
}

/** What was done with a fence, from the strongest proof to none. */
export const proofs = [
  'executed',
  'type-checked',
  'compiled',
  'validated',
  'parsed',
  'output',
  'unchecked',
  'not run',
  'failed',
] as const;

export type Proof = (typeof proofs)[number];

/** How a fence fared. */
export interface Verdict {
  fence: Fence;
  proof: Proof;
  problems: Problem[];
  /** Why it was not run, or is not checked. */
  note?: string;
  /** The requests that it made when it ran, in an order and a form that do not depend on its language. */
  sent?: string[];
}

/** The files that samples are held to, as paths from the working directory or absolute. */
export interface Sources {
  openapi: string;
  asyncapi: string;
  settings: string;
  webSdk: string;
  iosSdk: string;
  androidSdk: string;
}

/** A check of one or more languages: gets all their fences at once and gives a verdict on each. */
export type Check = (fences: Fence[], sources: Sources) => Promise<Verdict[]>;
