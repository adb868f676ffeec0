import {dirname, resolve} from 'node:path';
import {siteUrl} from '../../../src/facts/site';
import type {DocsPage} from '../../shared/docsPages';

/** Returns the path of a page's Markdown, which is served beside the page. */
export const copyPath = (permalink: string): string => `${permalink}.md`;

/** Tells whether a link names a file by its path from the page's own. */
export const isRelative = (url: string): boolean => !/^(?:[#/]|[a-z][\w+.-]*:)/i.test(url);

/**
 * Links in a copy are whole addresses, because a copy is read away from the site, such as pasted into a chat. Links to
 * sections of the page itself are fragments, because agents cut long copies off. Links to documentation pages lead to their
 * Markdown, because readers of one copy usually need the next one in the same form. All other pages have no Markdown and are
 * linked as they are.
 * @returns a function that turns what the author of a file writes as a link into a whole address
 */
export function linkResolver(pages: DocsPage[]) {
  const bySource = new Map(pages.map(({source, permalink}) => [source, permalink]));
  const permalinks = new Set(pages.map(({permalink}) => permalink));
  return (url: string, file: string): string => {
    if (/^(?!pathname:)[a-z][\w+.-]*:/i.test(url)) return url;
    const [, path = '', hash = ''] = /^(?:pathname:\/\/)?([^#]*)(.*)$/.exec(url) ?? [];
    if (path.startsWith('/')) return siteUrl + (permalinks.has(path) ? copyPath(path) : path) + hash;
    if (path === '') return hash;
    const permalink = bySource.get(resolve(dirname(file), path));
    // The documentation check reports links to files that don't exist.
    return permalink ? siteUrl + copyPath(permalink) + hash : url;
  };
}
