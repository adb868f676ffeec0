import {docsRoute} from '../../facts/routes';

export interface PlatformStep {
  title: string;
  /** What there is at this step, in a sentence. */
  text: string;
  /** The loudness of each moment, 0 to 1, where the step is sound. */
  levels?: number[];
  /** What a program gets, where the step is data. */
  sample?: string;
  /** The call that leads to this step. */
  call?: {name: string; href: string};
}

/** What the platform does with one sentence, from its sound to the spoken reply. */
export const platformSteps: PlatformStep[] = [
  {
    title: 'Sound',
    text: 'A recording, or live audio from a microphone.',
    levels: [
      0.12, 0.3, 0.62, 0.9, 0.55, 0.28, 0.5, 0.82, 0.66, 0.34, 0.18, 0.44, 0.74, 1, 0.7, 0.36, 0.58, 0.4, 0.2, 0.1,
    ],
  },
  {
    title: 'Text',
    text: 'The words, with a confidence value.',
    sample: 'turn on the kitchen lights',
    call: {name: 'POST /recognize', href: `${docsRoute}/rest-api-reference#recognize-a-recording`},
  },
  {
    title: 'Meaning',
    text: 'The sentence’s intent and entities.',
    sample: 'lights.turn_on, room: kitchen',
    call: {name: 'POST /nlu/parse', href: `${docsRoute}/rest-api-reference#parse-text`},
  },
  {
    title: 'Reply',
    text: 'Speech that answers the user.',
    levels: [
      0.1, 0.24, 0.5, 0.72, 0.46, 0.3, 0.62, 0.88, 0.6, 0.38, 0.2, 0.36, 0.6, 0.8, 0.52, 0.3, 0.44, 0.26, 0.14, 0.08,
    ],
    call: {name: 'POST /tts/generate', href: `${docsRoute}/rest-api-reference#generate-speech`},
  },
];
