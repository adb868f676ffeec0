/** @jest-environment node */
import {inReadingOrder, llmsText} from '../../../plugins/markdown-copies/llms';
import {listedPage} from '../../../plugins/markdown-copies/otherPages';
import type {DocsPage} from '../../../plugins/shared/docsPages';

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

it('pages stand in the order of the sidebar; those it does not name are left out', () => {
  expect(inReadingOrder(pages, sidebar).map(({id}) => id)).toEqual(['home', 'calls', 'keys']);
});

it('the list names the site, and each group with links to the pages’ Markdown', () => {
  const text = llmsText({url: 'https://timbre.example', name: 'Timbre', summary: 'Speech in.', pages, sidebar});
  expect(text.startsWith('# Timbre\n\n> Speech in.\n\n')).toBe(true);
  expect(text.match(/^## .*/gm)).toEqual(['## Start here', '## Start', '## API contract']);
  expect(text).toContain('## Start\n\n- [Title of calls](https://timbre.example/docs/calls.md): About calls.\n- [');
  expect(text).toContain('https://timbre.example/llms-full.txt');
});

describe('a built page', () => {
  const html = (head: string) => `<!doctype html><title>Prices | Timbre</title>${head}<main>x</main>`;

  it('is listed with its own title and description', () => {
    expect(listedPage(html('<meta name=description content="What it costs.">'), 'https://timbre.example/p')).toEqual({
      title: 'Prices',
      address: 'https://timbre.example/p',
      description: 'What it costs.',
    });
  });

  it('is not listed when it asks not to be found', () => {
    expect(listedPage(html('<meta name=robots content=noindex>'), '/404')).toBeUndefined();
  });
});
