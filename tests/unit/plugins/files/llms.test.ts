/** @jest-environment node */

import {inReadingOrder, llmsText} from '../../../../plugins/files/markdown-copies/llms';
import {otherPages} from '../../../../plugins/files/markdown-copies/otherPages';
import {readPage} from '../../../../plugins/shared/builtPage';
import type {Site} from '../../../../plugins/shared/builtSite';
import type {DocsPage} from '../../../../plugins/shared/docsPages';
import {builtSite} from '../../../helpers/builtSite';

const page = (id: string): DocsPage => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/docs/${id}`,
  source: `docs/${id}.mdx`,
  frontMatter: {},
});

const pages = ['draft', 'keys', 'home', 'calls'].map(page);
const sidebar = [
  {type: 'doc', id: 'home'},
  {
    type: 'category',
    label: 'Start',
    items: [
      {type: 'doc', id: 'calls'},
      {type: 'doc', id: 'keys'},
    ],
  },
];

it('pages are in the order of the sidebar, and pages outside it are left out', () => {
  expect(inReadingOrder(pages, sidebar).map(({id}) => id)).toEqual(['home', 'calls', 'keys']);
});

it('the list names the site, and each group with links to the pages’ Markdown', () => {
  const text = llmsText({url: 'https://timbre.example', name: 'Timbre', summary: 'Speech in.', pages, sidebar});
  expect(text.startsWith('# Timbre\n\n> Speech in.\n\n')).toBe(true);
  expect(text.match(/^## .*/gm)).toEqual(['## Start here', '## Start', '## API contract']);
  expect(text).toContain('## Start\n\n- [Title of calls](https://timbre.example/docs/calls.md): About calls.\n- [');
  expect(text).toContain('https://timbre.example/llms-full.txt');
});

const built = (file: string, head: string) =>
  readPage(`<!doctype html><title>Prices | Timbre</title>${head}<main>x</main>`, file);

it("a page outside the documentation is listed with its title and description, unless it's marked noindex", async () => {
  const {outDir, read} = builtSite({'llms.txt': '# Timbre\n'});
  const siteConfig = {url: 'https://timbre.example'};
  const collection = otherPages({outDir, siteDir: '.', siteConfig, plugins: []} as unknown as Site);
  collection.read(built('products/pricing.html', '<meta name=description content="What it costs.">'));
  collection.read(built('404.html', '<meta name=robots content=noindex>'));
  await collection.finish();
  const prices = '[Prices](https://timbre.example/products/pricing): What it costs.';
  expect(read('llms.txt')).toBe(`# Timbre\n\n## Optional\n\n- ${prices}\n`);
});
