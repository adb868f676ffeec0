import type {DocsPage, SidebarEntry} from '../../shared/docsPages';
import {copyPath} from './links';

/** A link of the list. */
export interface ListedPage {
  title: string;
  address: string;
  description: string;
}

/** The site, and what its documentation holds. */
export interface Site {
  /** The site's address without a slash at its end. */
  url: string;
  name: string;
  /** One sentence about what the company offers. */
  summary: string;
  pages: DocsPage[];
  sidebar: SidebarEntry[];
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
export function llmsText({url, name, summary, pages, sidebar}: Site): string {
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
    `# ${name}\n\n> ${summary}\n`,
    `Each documentation page is Markdown at its own address with \`.md\` added. All of them in one file: ${url}/llms-full.txt\n`,
    section(
      'Start here',
      sidebar.filter(({items}) => !items),
    ),
    ...sidebar.flatMap(({label = '', items}) => (items ? [section(label, items)] : [])),
    listSection('API contract', contract),
  ].join('\n');
}
