export const copy = {
  name: 'Demo of Voice AI',
  play: 'Play',
  stop: 'Stop',
  sound: 'Sound',
  noVoice: 'This browser has no English voice of its own, so the sentences play without sound.',
  words: 'What it hears',
  quiet: 'Listening',
  messages: 'What the stream sends',
  threshold: 'Threshold',
  hint: 'The confidence from which your product acts. Move the line.',
  asksZone: 'asks',
  actsZone: 'acts',
  alternative: 'alternative',
  simulated: 'A simulation: words and confidences are examples. Nothing is recorded or sent.',
} as const;

/** The titles of what the product does. */
export const titles = {
  waits: 'Your product waits',
  acts: 'Your product acts',
  asks: 'Your product asks',
  told: 'The user replies, and your product acts',
} as const;

/** What a product does with a partial result. */
export const partialNote = 'It shows the words, and does nothing with them yet. They can still change.';
