/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import apiReference, {referenceNodes} from '../../../../plugins/markdown/api-reference';
import {readContract} from '../../../../plugins/markdown/api-reference/contract';
import {contractPaths} from '../../../../plugins/shared/contractPaths';
import {attribute, type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';
import {fieldsOf} from '../../../../src/sandbox/fields';
import type {Schema} from '../../../../src/sandbox/schema';
import {fixture} from '../../../helpers/fixture';
import {folderWith} from '../../../helpers/folder';
import {nodesOf} from '../../../helpers/markdown';

const {openapi, asyncapi} = contractPaths;
const nodes = referenceNodes(openapi, asyncapi);
const all = (type: string) => nodesOf(type, {type: 'root', children: nodes});
const headings = nodes.filter(({type}) => type === 'heading') as (MarkdownNode & {depth: number})[];
const titles = headings.filter(({depth}) => depth === 2).map(plainText);
const elements = (tag: string) => all('mdxJsxFlowElement').filter(({name}) => name === tag);

it('the reference has a heading for every operation, in the documented order, each with a request and a response', () => {
  expect(titles).toEqual([
    ...['Recognize a recording', 'Stream audio', 'Parse text', 'Generate speech'],
    ...['Converse', 'Create a domain', 'Train a domain', 'Get a domain'],
  ]);
  const expected = titles.flatMap((title) => [title, `${title}: request`, `${title}: response`]);
  expect(headings.map(plainText)).toEqual(expected);
});

it('the reference names the limits of a call, with figures from the facts', () => {
  const limits = all('paragraph').filter((node) => plainText(node).startsWith('Limits'));
  expect(limits.map(plainText)[0]).toBe(
    'Limits: on the Free tier, facts.docs.freeTier.audioSeconds seconds of audio per recognition call.',
  );
  expect(limits).toHaveLength(3);
});

it('the reference says for every call whether it is safe to repeat', () => {
  const retries = all('paragraph')
    .map(plainText)
    .filter((text) => text.startsWith('Retries: '));
  expect(retries.map((text) => text.startsWith('Retries: safe. '))).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, true],
  ]);
  expect(retries[4]).toMatch(/^Retries: not safe, .* The conversation might contain the sentence twice/);
});

it('the reference has the same tabs for every REST call, and no curl for the stream', () => {
  const tabs = elements('CodeTabs').map((element) => [
    attribute(element, 'label'),
    element.children?.map(({lang}) => lang).join(' '),
  ]);
  expect(tabs).toEqual(titles.map((title) => [title, title === 'Stream audio' ? 'js python' : 'bash js python']));
});

it('the reference has programs that generate the ID of a conversation', () => {
  const lines = all('code').flatMap(({lang, value = ''}) =>
    /^(?:js|python)$/.test(lang as string) ? value.split('\n') : [],
  );
  const ids = lines.flatMap((line) => /session_id"?: (.+),$/.exec(line)?.[1] ?? []);
  expect(ids).toEqual(['crypto.randomUUID()', 'str(uuid.uuid4())']);
});

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

const tag = (): MarkdownNode => ({type: 'mdxJsxFlowElement', name: 'ApiReference', attributes: [], children: []});
const text = (value: string): MarkdownNode => ({type: 'paragraph', children: [{type: 'text', value}]});

it('the remark plugin replaces only the tag with the reference', () => {
  const tree = {type: 'root', children: [text('before'), tag(), text('after')]};
  apiReference(contractPaths)(tree);
  const [first, ...rest] = tree.children.map(plainText);
  expect([first, rest.at(-1)]).toEqual(['before', 'after']);
  expect(nodesOf('code', tree)).not.toEqual([]);
});

it.each([
  ['ApiErrors', 'What you see', ['Status 401', 'Status 429', 'Another status from 400 to 499']],
  ['StreamPhases', 'Phase', ['Opening', 'Configuring', 'Streaming', 'Partial result', 'Final result']],
])('the remark plugin replaces <%s /> with one table from the contract', (name, first, rows) => {
  const tree = {type: 'root', children: [{...tag(), name}]};
  apiReference(contractPaths)(tree);
  expect(tree.children.map(({type}) => type)).toEqual(['table']);
  const cells = nodesOf('tableRow', tree).map((row) => plainText(row.children?.[0] ?? {type: 'text'}));
  expect(cells.slice(0, rows.length + 1)).toEqual([first, ...rows]);
});

it("the remark plugin doesn't read the contracts for a page without the tag", () => {
  const tree = {type: 'root', children: [text('prose')]};
  apiReference({openapi: 'nowhere.yaml', asyncapi: 'nowhere.yaml'})(tree);
  expect(tree.children).toEqual([text('prose')]);
});

it('the remark plugin is on a page that documents every field of the error object', () => {
  const {components} = readContract<{components: {schemas: Record<string, Schema>}}>(contractPaths.openapi).data;
  const page = readFileSync('docs/rest-api-reference.mdx', 'utf8');
  for (const {name} of fieldsOf(components.schemas.Error ?? {})) expect(page).toContain(`| \`${name}\` |`);
});
