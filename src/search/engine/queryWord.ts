/** A phrase with the same meaning as a word of the query. */
export interface Phrase {
  text: string;
  /** The terms that may be at each position of the phrase: its words and their forms. */
  terms: number[][];
  /** How well it matches; 1 is the word itself. */
  value: number;
}

/** A word of the query and what it matches. */
export interface QueryWord {
  text: string;
  root: string;
  /** 1, or less for words that carry little of a question's meaning. */
  weight: number;
  /** False for words with a lower weight, which count neither for proximity nor as matches to show. */
  isKeyword: boolean;
  /** Terms of the index, each with how well it matches; 1 is the word itself. */
  terms: Map<number, number>;
  phrases: Phrase[];
  /** True when only typo correction found a term. */
  corrected: boolean;
}
