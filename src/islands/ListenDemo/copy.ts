/** The titles of what the product does. */
export const titles = {
  waits: 'Your product waits',
  acts: 'Your product acts',
  asks: 'Your product asks',
  told: 'The user replies, and your product acts',
} as const;

/** What a product does with a partial result. */
export const partialNote = 'It shows the words, and does nothing with them yet. They can still change.';
