// Sample content: the sentences, their words, and the confidences are made up to show what a result looks like.

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

export const sentences: [Sentence, ...Sentence[]] = [
  {
    place: 'Warehouse',
    words: [
      {text: 'fifteen', confidence: 0.54, early: {text: 'fifty', confidence: 0.38}},
      {text: 'boxes', confidence: 0.97},
      {text: 'go', confidence: 0.98},
      {text: 'to', confidence: 0.98},
      {text: 'Bay', confidence: 0.92},
      {text: 'Street', confidence: 0.96},
    ],
    readings: [
      {
        text: 'fifteen boxes go to Bay Street',
        confidence: 0.71,
        choice: 'Fifteen, to Bay Street',
        action: 'Books fifteen boxes to Bay Street.',
      },
      {
        text: 'fifty boxes go to Bay Street',
        confidence: 0.66,
        choice: 'Fifty, to Bay Street',
        action: 'Books fifty boxes to Bay Street.',
      },
      {
        text: 'fifteen boxes go to Gray Street',
        confidence: 0.31,
        choice: 'Fifteen, to Gray Street',
        action: 'Books fifteen boxes to Gray Street.',
      },
    ],
    question: 'Fifteen, or fifty?',
  },
  {
    place: 'Kitchen',
    words: [
      {text: 'turn', confidence: 0.98},
      {text: 'on', confidence: 0.97},
      {text: 'the', confidence: 0.99},
      {text: 'kitchen', confidence: 0.97},
      {text: 'lights', confidence: 0.9, early: {text: 'light', confidence: 0.62}},
    ],
    readings: [
      {
        text: 'turn on the kitchen lights',
        confidence: 0.96,
        choice: 'All lights',
        action: 'Turns on all the lights in the kitchen.',
      },
      {
        text: 'turn on the kitchen light',
        confidence: 0.42,
        choice: 'One light',
        action: 'Turns on the ceiling light in the kitchen.',
      },
    ],
    question: 'All the lights, or one?',
  },
  {
    place: 'Office',
    words: [
      {text: 'schedule', confidence: 0.97},
      {text: 'a', confidence: 0.98},
      {text: 'meeting', confidence: 0.98},
      {text: 'with', confidence: 0.99},
      {text: 'Dana', confidence: 0.84, early: {text: 'Dan', confidence: 0.51}},
      {text: 'on', confidence: 0.98},
      {text: 'Friday', confidence: 0.96},
      {text: 'at', confidence: 0.97},
      {text: 'ten', confidence: 0.93},
    ],
    readings: [
      {
        text: 'schedule a meeting with Dana on Friday at ten',
        confidence: 0.94,
        choice: 'Dana',
        action: 'Schedules a meeting with Dana, Friday at 10:00.',
      },
      {
        text: 'schedule a meeting with Dan on Friday at ten',
        confidence: 0.47,
        choice: 'Dan',
        action: 'Schedules a meeting with Dan, Friday at 10:00.',
      },
    ],
    question: 'With Dana, or with Dan?',
  },
  {
    place: 'Car',
    words: [
      {text: 'play', confidence: 0.97},
      {text: 'the', confidence: 0.96},
      {text: 'new', confidence: 0.83, early: {text: 'news', confidence: 0.44}},
      {text: 'one', confidence: 0.81},
      {text: 'by', confidence: 0.93},
      {text: 'Laurel', confidence: 0.49, early: {text: 'oral', confidence: 0.22}},
    ],
    readings: [
      {
        text: 'play the new one by Laurel',
        confidence: 0.58,
        choice: 'Laurel',
        action: 'Plays the new album by Laurel.',
      },
      {
        text: 'play the new one by Aurel',
        confidence: 0.53,
        choice: 'Aurel',
        action: 'Plays the new album by Aurel.',
      },
    ],
    question: 'By Laurel, or by Aurel?',
  },
];
