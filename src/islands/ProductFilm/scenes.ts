import {simulateRecognition} from '../shared/utterance/simulateRecognition';

export const copy = {
  play: 'Play film',
  pause: 'Pause film',
  position: 'Scene',
  read: 'Read the film',
} as const;

/** What is said in the film. "Mira" is a name, so the recognizer is unsure of it. */
export const words = simulateRecognition('Text Mira I’m running ten minutes late');

/** What is understood of it. The recipient is as unsure as the word. */
export const meaning = {
  intent: 'message.send',
  entities: [
    {type: 'recipient', value: 'Mira', confidence: words[1]?.confidence ?? 0},
    {type: 'text', value: 'I’m running ten minutes late', confidence: 0.95},
  ],
};

export const question = {text: 'Mira, or Meera?', answer: 'Mira'};

export const task = 'Message sent to Mira';

/** What a scene adds to the picture. Each scene keeps what the ones before it have added. */
export type Layer = 'sound' | 'words' | 'doubt' | 'meaning' | 'question' | 'task';

export interface Scene {
  layer: Layer;
  caption: string;
  /** How long it is shown, in milliseconds: long enough to read the caption. */
  durationMs: number;
}

export const scenes: Scene[] = [
  {layer: 'sound', caption: 'Somebody speaks: three seconds of sound, and nothing else.', durationMs: 3_500},
  {
    layer: 'words',
    caption: 'The recognizer turns the sound into words, and says how sure it is of each.',
    durationMs: 4_500,
  },
  {layer: 'doubt', caption: 'It’s unsure of one of them: Mira, or Meera? They sound the same.', durationMs: 4_500},
  {layer: 'meaning', caption: 'The words become an intent, with a recipient and a text.', durationMs: 4_000},
  {
    layer: 'question',
    caption: 'The product asks about what it’s unsure of, and about nothing else.',
    durationMs: 4_500,
  },
  {layer: 'task', caption: 'One word later, the task is done.', durationMs: 4_000},
];

/** Tells whether a layer is in the picture at a scene. */
export const isShown = (layer: Layer, scene: number): boolean =>
  scenes.findIndex((candidate) => candidate.layer === layer) <= scene;
