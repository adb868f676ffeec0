import type {RestCall, StreamCall} from '../../../src/sandbox/calls';
import {curl} from '../../../src/sandbox/programs/curl';
import {javascriptCall, javascriptStream} from '../../../src/sandbox/programs/javascript';
import {pythonCall, pythonStream} from '../../../src/sandbox/programs/python';
import type {MarkdownNode} from '../../shared/markdown';
import {fence} from './markdown';

/** Returns an operation's id as a file name: `recognize-recording` or `recognize_recording`. */
const fileName = (id: string, separator: string) => id.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());

const script = (lang: string, name: string, source: string) => fence(lang, `title="${name}"`, source);

/** Returns samples of a call in curl, JavaScript, and Python, as fences. */
export function restSamples(call: RestCall): MarkdownNode[] {
  return [
    fence('bash', 'title="curl"', curl(call)),
    script('js', `${fileName(call.id, '-')}.mjs`, javascriptCall(call)),
    script('python', `${fileName(call.id, '_')}.py`, pythonCall(call)),
  ];
}

/** Returns samples of a stream in JavaScript and Python, as fences. curl can't stream. */
export function streamSamples(stream: StreamCall): MarkdownNode[] {
  return [
    script('js', `${fileName(stream.id, '-')}.mjs`, javascriptStream(stream)),
    script('python', `${fileName(stream.id, '_')}.py`, pythonStream(stream)),
  ];
}
