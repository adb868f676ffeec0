import {docsRoute} from '../../facts/routes';

/** What the platform does with one sentence, from its sound to the spoken reply. A call leads to its step. */
export const platformSteps = [
  {title: 'Sound', text: 'A recording, or live audio from a microphone.', formats: 'WAV, MP3, FLAC, OGG'},
  {
    title: 'Text',
    text: 'The words, with a confidence value.',
    call: {name: 'POST /recognize', href: `${docsRoute}/rest-api-reference#recognize-a-recording`},
  },
  {
    title: 'Meaning',
    text: 'The sentence’s intent and entities.',
    call: {name: 'POST /nlu/parse', href: `${docsRoute}/rest-api-reference#parse-text`},
  },
  {
    title: 'Reply',
    text: 'Speech that answers the user.',
    call: {name: 'POST /tts/generate', href: `${docsRoute}/rest-api-reference#generate-speech`},
  },
];

/** The sentence of the drawing as the documentation's samples recognize, parse, and answer it. A part may name an entity. */
export const platformExample = {
  parts: [['turn on the'], ['kitchen', 'room'], ['lights']],
  confidence: '0.96',
  intent: 'lights.turn_on',
  reply: 'The kitchen lights are on.',
};
