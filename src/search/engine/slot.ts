/** One word of the query, and the terms of the index that answer it, each with how well (1 is the word itself). */
export interface Slot {
  word: string;
  root: string;
  /** Low for words that carry little of a question's meaning. */
  weight: number;
  terms: Map<number, number>;
  /** True when the index has the word itself, or a form of it. */
  own: boolean;
  /** True when nothing but typo correction found a term. */
  corrected: boolean;
}
