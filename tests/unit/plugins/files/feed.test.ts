/** @jest-environment node */
import {feed} from '../../../../plugins/files/feed';
import type {Site} from '../../../../plugins/shared/builtSite';
import {docsPlugin} from '../../../../plugins/shared/docsPages';
import {newsContent} from '../../../../src/content/company/news';
import {builtSite} from '../../../helpers/folder';

it('lists news and changed pages, newest first, each change once a day', async () => {
  const {outDir, read} = builtSite({});
  const page = {title: 'Keys & locks', description: 'x', permalink: '/docs/keys', source: '/site/docs/keys.mdx'};
  const content = {loadedVersions: [{docs: [page], sidebars: {}}]};
  const plugins = [{name: docsPlugin, content}];
  const site = {outDir, siteDir: '/site', plugins} as unknown as Site;
  await feed(site, () => '1793577600\n\nkeys.mdx\ngone.mdx\n');
  const text = read('feed.xml');
  const titles = [...text.matchAll(/<entry>.*?<title>(.*?)<\/title>/gs)].map(([, title]) => title);
  expect(titles).toEqual(['Documentation: Keys &#38; locks', ...newsContent.articles.map(({title}) => title)]);
  expect(text).toContain('<id>https://timbre.example/docs/keys?changed=2026-11-02</id>');
  expect(text).toContain('<link rel="self" href="https://timbre.example/feed.xml"/>');
  expect(text).toMatch(/<updated>2026-11-02T/);
});
