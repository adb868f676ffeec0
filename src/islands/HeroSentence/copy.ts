import type {Doubt} from '../../components/Waveform/simulateRecognition';

/** The longest sentence that fits the drawing. */
export const maxCharacters = 90;

export const copy = {
  field: 'Or type a sentence of your own',
  hint: `Sound and confidences are simulated in this page from up to ${maxCharacters} characters. Nothing is sent.`,
  empty: 'Type a sentence, and see it from sound to meaning.',
} as const;

/** The sentence that the page starts with. */
export const firstSentence = 'Remind me to call Dana when I leave the office';

/** Further sentences to try. Each is unsure for a different reason, or not at all. */
export const samples = [
  'Set a timer for fifteen minutes',
  'Turn off the lights in the kitchen',
  'Hmmm the thing from before',
  firstSentence,
];

export const reasons: Record<Doubt, string> = {
  name: 'a name, spelled many ways',
  soundAlike: 'sounds like another word',
  unpronounceable: 'hard to make out',
};
