import {characterOf, type EncodedIndex} from './encoded';
import {createEngine} from './engine';

const words = ['.', 'plain', 'words', 'Words', 'sessionId', 'session_id', '/tts/generate', "it's", '1,000', '(SDKs)'];
const text = words.map((_, number) => characterOf(number)).join('');

const practice: EncodedIndex = {
  pages: [['/practice', 'Practice', 1]],
  ids: [0],
  levels: [1],
  answers: [],
  words: words.join(' '),
  marks: 1,
  plain: 2,
  capitalized: 1,
  headings: text,
  aliases: text,
  texts: text,
  codes: text,
};

/**
 * Runs the engine on next to nothing. A browser reads functions and patterns when they first run, which takes about as
 * long as making our index searchable; so that is done while the index is still on its way.
 */
export function practise(): void {
  createEngine(practice).search('plain sesion words');
}
