import type {RestCall, StreamCall} from '../../src/sandbox/calls';
import {curl} from '../../src/sandbox/samples/curl';
import {javascriptCall, javascriptStream} from '../../src/sandbox/samples/javascript';
import {pythonCall, pythonStream} from '../../src/sandbox/samples/python';
import type {MarkdownNode} from '../shared/markdown';
import {fence} from './markdown';

/** `recognizeRecording` in the words of a file name: `recognize-recording` or `recognize_recording`. */
const fileName = (id: string, separator: string) => id.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase());

const script = (lang: string, name: string, source: string) => fence(lang, `title="${name}"`, source);

/** One call in curl, JavaScript and Python, as fences. */
export function restSamples(call: RestCall): MarkdownNode[] {
  return [
    fence('bash', 'title="curl"', curl(call)),
    script('js', `${fileName(call.id, '-')}.mjs`, javascriptCall(call)),
    script('python', `${fileName(call.id, '_')}.py`, pythonCall(call)),
  ];
}

/** One stream in JavaScript and Python, as fences: curl cannot stream. */
export function streamSamples(stream: StreamCall): MarkdownNode[] {
  return [
    script('js', `${fileName(stream.id, '-')}.mjs`, javascriptStream(stream)),
    script('python', `${fileName(stream.id, '_')}.py`, pythonStream(stream)),
  ];
}
