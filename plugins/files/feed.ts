import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Feed} from 'feed';
import {newsContent} from '../../src/content/company/news';
import {brand} from '../../src/facts/brand';
import {changesIn, logOf} from '../markdown/recentChanges';
import type {Site} from '../shared/builtSite';
import {docsPlugin, readDocs} from '../shared/docsPages';

/** The most entries in the feed. */
const maxEntries = 30;

/** Writes an Atom feed of the news, and of documentation pages by their last change in the Git history. */
export async function feed(
  {outDir, siteDir, plugins}: Pick<Site, 'outDir' | 'siteDir' | 'plugins'>,
  readLog = logOf,
): Promise<void> {
  const {siteUrl: url} = brand;
  const news = newsContent.articles.map(({id, title, text, date}) => ({
    ...{id: `${url}/company/news#${id}`, link: `${url}/company/news#${id}`},
    ...{title, description: text, date: new Date(date)},
  }));
  const {pages} = readDocs(plugins.find(({name}) => name === docsPlugin)?.content, siteDir);
  const changes = changesIn(readLog(join(siteDir, 'docs'))).flatMap(({file, time}) => {
    const page = pages.find(({source}) => source === join(siteDir, 'docs', file));
    const date = new Date(time * 1000);
    // The date is part of the ID, so that readers of feeds show each change.
    const id = `${url}${page?.permalink}?changed=${date.toISOString().slice(0, 10)}`;
    return page
      ? {id, link: url + page.permalink, title: `Documentation: ${page.title}`, description: page.description, date}
      : [];
  });
  const entries = [...news, ...changes].sort((a, b) => Number(b.date) - Number(a.date)).slice(0, maxEntries);
  const atom = new Feed({
    ...{id: `${url}/`, link: url, title: `${brand.name}: news and documentation`, copyright: brand.legalName},
    feedLinks: {atom: `${url}/feed.xml`},
    updated: entries[0]?.date,
    generator: brand.name,
  });
  for (const entry of entries) atom.addItem(entry);
  await writeFile(join(outDir, 'feed.xml'), atom.atom1());
}
