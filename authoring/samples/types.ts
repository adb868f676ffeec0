import type {FenceMeta} from '../../plugins/markdown/code-blocks/meta';
import type {Problem} from '../../plugins/shared/problem';

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
  /** The name of a sample that is generated from the contract; it has no lines of its own in the page. */
  generated?: string;
  /** The label of its tabs. */
  tabs?: string;
}

/** A problem in a page. */
export interface SampleProblem extends Pick<Problem, 'file' | 'line' | 'column' | 'fix'> {
  expected: string;
  received: string;
}

/** How a fence was proven, from the strongest proof to none. */
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

/** The outcome for a fence. */
export interface Verdict {
  fence: Fence;
  proof: Proof;
  problems: SampleProblem[];
  /** Why it wasn't run, or isn't checked. */
  note?: string;
  /** The requests that it made, in the order of their arrival and in a form that doesn't depend on its language. */
  sent?: string[];
}

/** Checks all fences of one or more languages, and returns a verdict on each. */
export type Check = (fences: Fence[]) => Promise<Verdict[]>;
