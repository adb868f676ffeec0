/** @jest-environment node */
import movedAnchors from '../../../../plugins/markdown/movedAnchors';
import {attribute, type MarkdownNode} from '../../../../plugins/shared/markdown';
import {transformed} from '../../../helpers/markdown';

const anchors = {
  '/developers/documentation/page#old': '/developers/documentation/page#new-name',
  '/developers/documentation/page#older': '/developers/documentation/page#new-name',
  '/developers/documentation/gone#part': '/developers/documentation/page#last',
  '/developers/documentation/other#x': '/developers/documentation/other#new-name',
};

const oldTo = (id: string) => ({'/developers/documentation/page#old': `/developers/documentation/page#${id}`});

const movedTree = (moved: Record<string, string>, source: string, path?: string): MarkdownNode =>
  transformed(() => movedAnchors(moved), source, path);

/** Returns the page's blocks: headings by their words, spans by their IDs. */
const blocks = ({children = []}: MarkdownNode): string[] =>
  children.map((node) => (node.name === 'span' ? `#${attribute(node, 'id')}` : (node.children?.[0]?.value ?? '')));

it('an anchor that moved is before the heading with its new name', () => {
  const found = blocks(movedTree(anchors, '## First\n\n## New name\n\n## Last'));
  expect(found).toEqual(['First', '#old', '#older', 'New name', '#part', 'Last']);
});

it('an anchor that moved is before the heading with the id, out of two with the same text', () => {
  expect(blocks(movedTree(oldTo('step-1'), '## Step\n\n## Step'))).toEqual(['Step', '#old', 'Step']);
});

it('an anchor that moved is before a heading with an explicit id, and inside a tag', () => {
  const tree = movedTree(oldTo('own'), '<Tag>\n\n## Words {/* #own */}\n\n</Tag>');
  expect(blocks(tree.children?.[0] ?? {type: 'root'})).toEqual(['#old', 'Words ']);
});

it.each([
  ['docs/search-index.mdx', '/developers/documentation/search-index', ''],
  ['docs/sub/index.mdx', '/developers/documentation/sub', ''],
  [`${process.cwd()}/docs/sub/page.mdx`, '/developers/documentation/sub/page', ''],
  ['docs/sub/page.mdx', '/developers/documentation/sub/other', '---\nslug: other\n---\n\n'],
  ['docs/sub/page.mdx', '/developers/documentation/other', '---\nslug: /other\n---\n\n'],
  ['docs/index.mdx', '/developers/documentation', '---\nslug: /\n---\n\n'],
])('an anchor that moved is found on the page in %s, whose address is %s', (path, address, frontMatter) => {
  const tree = movedTree({'/developers/documentation/gone#part': `${address}#last`}, `${frontMatter}## Last`, path);
  expect(blocks(tree).slice(-2)).toEqual(['#part', 'Last']);
});
