import type {RestCall, StreamCall} from '../../../src/sandbox/calls';
import {programs} from '../../../src/sandbox/sampleCode';
import {javascriptStream} from '../../../src/sandbox/sampleCode/javascript';
import {withOwnSession} from '../../../src/sandbox/sampleCode/ownSession';
import {pythonStream} from '../../../src/sandbox/sampleCode/python';
import type {MarkdownNode} from '../../shared/markdown';
import {fence} from './markdown';

/** Returns an operation's id as a file name: `recognize-recording` or `recognize_recording`. */
const fileName = (id: string, separator: string) => id.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());

/** The titles of samples: the names of their files, or of the command. */
const titles = {
  curl: () => 'curl',
  javascript: (id: string) => `${fileName(id, '-')}.mjs`,
  python: (id: string) => `${fileName(id, '_')}.py`,
};

const sample = (key: keyof typeof titles, id: string, source: string) =>
  fence(programs[key].language, `title="${titles[key](id)}"`, withOwnSession(source));

/** Returns samples of a call in each language of programs, as fences. */
export const restSamples = (call: RestCall): MarkdownNode[] =>
  (Object.keys(programs) as (keyof typeof programs)[]).map((key) => sample(key, call.id, programs[key].write(call)));

/** Returns samples of a stream in JavaScript and Python, as fences. curl can't stream. */
export const streamSamples = (stream: StreamCall): MarkdownNode[] => [
  sample('javascript', stream.id, javascriptStream(stream)),
  sample('python', stream.id, pythonStream(stream)),
];
