/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {referenceNodes} from '../../../../plugins/markdown/api-reference';
import {contractPaths} from '../../../../plugins/shared/contractPaths';
import {folderWith} from '../../../helpers/folder';

const {openapi, asyncapi} = contractPaths;

/** Returns the path of a copy of a contract with one edit. */
function edited(file: string, from: string | RegExp, to: string): string {
  const source = readFileSync(file, 'utf8');
  const copy = source.replaceAll(from, to);
  if (copy === source) throw new Error(`${file} doesn't contain ${from}`);
  return join(folderWith({[file]: copy}), file);
}

it.each([
  [
    'an unclosed quote',
    'title: Timbre',
    'title: "Timbre',
    /openapi\.yaml is not valid YAML: .* at line \d+, column \d+/,
  ],
  [
    'a duplicate key',
    'version: v1',
    'version: v1\n  version: v2',
    /openapi\.yaml is not valid YAML: .*unique at line \d+, column 3/,
  ],
  ['a broken reference', '/ParseRequest', '/ParseReqest', /openapi\.yaml:\d+:\d+ "#.*ParseReqest" doesn't exist/],
  ['a call without a summary', '      summary: Parse text\n', '', /:\d+:5 This call has no summary/],
  ['a parameter without an example', / {8}examples: \[dom_7f3a\]\n(?=\n {2}resp)/, '', /:\d+:7 The .*domainId has no/],
  ['a failure without advice', /^ {6}x-remedy: Wait.*\n/m, '', /The response 429 does not say what to do/],
  ['a body without an example', / {6}examples:\n {8}- text: .*\n(?= *\n {4}ParseResponse)/, '', /no example/],
])('the reference reports the place of %s and how to fix it', (_, from, to, message) => {
  const pattern = typeof from === 'string' ? from : new RegExp(from.source, 'gm');
  const path = edited(openapi, pattern, to);
  expect(() => referenceNodes(path, asyncapi)).toThrow(message);
});

it.each([
  ['says nothing about repeats', /^ {4}x-repeat:(\n {6}.*)+/gm, '', /:\d+:3 .* repeated .*\nFix: add x-repeat\./],
  ['follows an unknown call', 'recognizeRecording', 'recognize', /"recognize"\.\nFix: use one of recognizeRe/],
])('the reference reports a stream that %s', (_, from, to, message) => {
  const path = edited(asyncapi, from, to);
  expect(() => referenceNodes(openapi, path)).toThrow(message);
});
