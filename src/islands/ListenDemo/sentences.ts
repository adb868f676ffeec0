// Sample content: the sentences, their words, and the confidences are made up to show what a result looks like.
import data from './sentences.json';

export interface Heard {
  text: string;
  /** 0 to 1. */
  confidence: number;
}

export interface Word extends Heard {
  /** What the first partial result that includes this word has instead. */
  early?: Heard;
}

/** One of the readings that a result offers for a sentence. */
export interface Reading extends Heard {
  /** The reading as an answer to the product's question. */
  choice: string;
  /** What the product does with this reading. */
  action: string;
}

export interface Sentence {
  place: string;
  words: Word[];
  /** The best reading, and then the alternatives. */
  readings: [Reading, ...Reading[]];
  /** What the product asks if it is unsure. */
  question: string;
}

/** What the demo plays. JSON has no types for lists that aren't empty, hence the assertion. */
export const sentences = data as [Sentence, ...Sentence[]];
