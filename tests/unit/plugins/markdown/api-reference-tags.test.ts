/** @jest-environment node */
import {readFileSync} from 'node:fs';
import apiReference from '../../../../plugins/markdown/api-reference';
import {readContract} from '../../../../plugins/markdown/api-reference/contract';
import {contractPaths} from '../../../../plugins/shared/contractPaths';
import {type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';
import {fieldsOf} from '../../../../src/sandbox/fields';
import type {Schema} from '../../../../src/sandbox/schema';
import {nodesOf} from '../../../helpers/markdown';

const tag = (): MarkdownNode => ({
  type: 'mdxJsxFlowElement',
  name: 'ApiReference',
  attributes: [],
  children: [],
});
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
