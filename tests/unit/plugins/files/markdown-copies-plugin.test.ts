/** @jest-environment node */
import type {LoadContext, Plugin} from '@docusaurus/types';
import markdownCopies, {copyPage, markdownFiles} from '../../../../plugins/files/markdown-copies';
import type {Site} from '../../../../plugins/shared/builtSite';
import {docsPlugin} from '../../../../plugins/shared/docsPages';
import {type MarkdownNode, textNode} from '../../../../plugins/shared/markdown';
import {markdownFile} from '../../../../plugins/shared/readMarkdown';
import {shell} from '../../../../src/content/navigation';
import {builtSite} from '../../../helpers/builtSite';

const doc = (id: string) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/docs/${id}`,
  source: `@site/docs/${id}.mdx`,
  frontMatter: {},
});

const sidebars = {docs: [{type: 'doc', id: 'calls'}]};
const content = {loadedVersions: [{docs: [doc('calls'), doc('unlisted')], sidebars}]};

const tree = (): MarkdownNode => ({type: 'root', children: [{type: 'paragraph', children: [textNode('All calls.')]}]});
const compile = (file: string) => copyPage()(tree(), markdownFile(file));

const {outDir, read, list} = builtSite({'index.html': ''});
const write = () => markdownFiles({outDir} as Site);

it('copies are made of the pages that are compiled, and written with the lists into the built site', async () => {
  await expect(write()).rejects.toThrow('Fix: list plugins/files/markdown-copies as a plugin.');
  const siteConfig = {url: 'https://timbre.example', title: 'Timbre'};
  const plugin = markdownCopies({siteDir: '/site', siteConfig} as LoadContext);
  const {allContentLoaded} = plugin as {allContentLoaded: NonNullable<Plugin['allContentLoaded']>};
  const loaded = {allContent: {[docsPlugin]: {default: content}}};
  await allContentLoaded(loaded as unknown as Parameters<typeof allContentLoaded>[0]);
  await expect(write()).rejects.toThrow('/site/docs/calls.mdx has no Markdown copy. Fix: list copyPage');

  compile('/site/docs/_part.mdx');
  compile('/site/docs/unlisted.mdx');
  compile('/site/docs/calls.mdx');
  await write();
  expect(list('docs')).toEqual(['calls.md']);
  expect(read('docs/calls.md')).toMatch(/^---\ntitle: Title of calls\n[\s\S]*# Title of calls\n\nAll calls\.\n$/);
  expect(read('llms-full.txt')).toContain('Page: https://timbre.example/docs/calls');
  expect(read('llms.txt')).toContain(`# Timbre\n\n> ${shell.tagline}`);
});
