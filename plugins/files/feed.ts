import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {newsContent} from '../../src/content/company/news';
import {brand} from '../../src/facts/brand';
import {siteUrl as url} from '../../src/facts/site';
import {changesIn, logOf} from '../markdown/recentlyUpdated';
import type {Site} from '../shared/builtSite';
import {docsPlugin, readDocs} from '../shared/docsPages';

/** The most entries in the feed. */
const maxEntries = 30;

const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** Writes an Atom feed of the news, and of documentation pages by their last change in the Git history. */
export async function feed(
  {outDir, siteDir, plugins}: Pick<Site, 'outDir' | 'siteDir' | 'plugins'>,
  readLog = logOf,
): Promise<void> {
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
  const items = entries.map(
    ({id, link, title, description, date}) => `
  <entry>
    ${element('id', id)}
    ${element('title', title)}
    <link href="${escaped(link)}"/>
    ${element('updated', date.toISOString())}
    ${element('summary', description)}
  </entry>`,
  );
  const atom = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  ${element('id', `${url}/`)}
  ${element('title', `${brand.name}: news and documentation`)}
  ${element('updated', entries[0]?.date.toISOString() ?? '')}
  <author>${element('name', brand.legalName)}</author>
  <link href="${url}"/>
  <link rel="self" href="${url}/feed.xml"/>${items.join('')}
</feed>
`;
  await writeFile(join(outDir, 'feed.xml'), atom);
}
