import type {SampleLine} from '../shared/code/Sample';

/** Code of an assistant with the Web SDK, and the events and callbacks that each line concerns. */
export const sample: SampleLine<string>[] = [
  {code: "assistant.on('state', showState);", concerns: ['state']},
  {code: "assistant.on('transcript', show);", concerns: ['transcript']},
  {code: "assistant.on('response', showReply);", concerns: ['response']},
  {code: "assistant.on('error', showError);", concerns: ['error']},
  {code: 'assistant.listen();', concerns: ['button']},
  {code: 'assistant.stop();', concerns: ['stop']},
  {code: 'assistant.say(text);', concerns: ['say']},
];
