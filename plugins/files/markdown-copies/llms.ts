import {shell} from '../../../src/content/navigation';
import {brand} from '../../../src/facts/brand';
import {siteUrl} from '../../../src/facts/site';
import type {DocsPage, SidebarEntry} from '../../shared/docsPages';
import {copyPath} from './links';

/** A link of the list. */
export interface ListedPage {
  title: string;
  address: string;
  description: string;
}

/** Returns the pages that entries of the sidebar name, in reading order. */
export function inReadingOrder(pages: DocsPage[], entries: SidebarEntry[]): DocsPage[] {
  return entries.flatMap(({id, items = []}) => [
    ...pages.filter((page) => page.id === id),
    ...inReadingOrder(pages, items),
  ]);
}

/** Returns one section of the list: a heading and links, each with the page's description. */
export function listSection(title: string, pages: ListedPage[]): string {
  const links = pages.map((page) => `- [${page.title}](${page.address}): ${page.description}`);
  return `## ${title}\n\n${links.join('\n')}\n`;
}

/**
 * Returns the text of llms.txt (see https://llmstxt.org): what the site is, and its documentation in the sidebar's groups,
 * with links to the pages' Markdown.
 */
export function llmsText(pages: DocsPage[], sidebar: SidebarEntry[]): string {
  const url = siteUrl;
  const section = (title: string, entries: SidebarEntry[]): string =>
    listSection(
      title,
      inReadingOrder(pages, entries).map((page) => ({...page, address: url + copyPath(page.permalink)})),
    );
  const contract = [
    {title: 'OpenAPI', address: `${url}/api/openapi.yaml`, description: 'The REST calls, their bodies and errors.'},
    {title: 'AsyncAPI', address: `${url}/api/asyncapi.yaml`, description: 'The streaming connection and its messages.'},
  ];
  return [
    `# ${brand.name}\n\n> ${shell.tagline}\n`,
    `Each documentation page is Markdown at its own address with \`.md\` added. All of them in one file: ${url}/llms-full.txt\n`,
    section(
      'Start here',
      sidebar.filter(({items}) => !items),
    ),
    ...sidebar.flatMap(({label = '', items}) => (items ? [section(label, items)] : [])),
    listSection('API contract', contract),
  ].join('\n');
}
