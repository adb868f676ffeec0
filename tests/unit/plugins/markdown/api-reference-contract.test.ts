/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {referenceNodes} from '../../../../plugins/markdown/api-reference';
import {contractPaths} from '../../../../plugins/shared/contractPaths';
import {fixture} from '../../../helpers/fixture';
import {folderWith} from '../../../helpers/folder';

const {openapi, asyncapi} = contractPaths;

type Mistake = [name: string, from: string, to: string, message: string];
const mistakes = fixture<Record<keyof typeof contractPaths, Mistake[]>>('contract-mistakes');

/** Returns the path of a copy of a contract with one edit. */
function edited(file: string, from: string, to: string): string {
  const source = readFileSync(file, 'utf8');
  const copy = source.replaceAll(new RegExp(from, 'gm'), to);
  if (copy === source) throw new Error(`${file} doesn't contain ${from}`);
  return join(folderWith({[file]: copy}), file);
}

it.each(mistakes.openapi)('the reference reports the place of %s and how to fix it', (_, from, to, message) => {
  const path = edited(openapi, from, to);
  expect(() => referenceNodes(path, asyncapi)).toThrow(new RegExp(message));
});

it.each(mistakes.asyncapi)('the reference reports %s', (_, from, to, message) => {
  const path = edited(asyncapi, from, to);
  expect(() => referenceNodes(openapi, path)).toThrow(new RegExp(message));
});
