import {dirname, resolve} from 'node:path';
import type {DocsPage} from '../../shared/docsPages';
import type {MarkdownFile, MarkdownNode} from '../../shared/markdown';

/** Returns the path of a page's Markdown, which is served beside the page. */
export const copyPath = (permalink: string): string => `${permalink}.md`;

/**
 * Turns what an author writes as a link into a whole address.
 * @throws Error naming the place when a link leads to no page
 */
export type ResolveLink = (url: string, file: MarkdownFile, place: MarkdownNode['position']) => string;

/** Tells whether a link names a file by its path from the page's own. */
export const isRelative = (url: string): boolean => !/^(?:[#/]|[a-z][\w+.-]*:)/i.test(url);

/**
 * Links in a copy are whole addresses, because a copy is read away from the site, such as pasted into a chat. Links to
 * sections of the page itself are fragments, because agents cut long copies off. Links to documentation pages lead to their
 * Markdown, because readers of one copy usually need the next one in the same form. All other pages have no Markdown and are
 * linked as they are.
 * @param siteUrl the site's address without a slash at its end
 */
export function linkResolver(siteUrl: string, pages: DocsPage[]): ResolveLink {
  const bySource = new Map(pages.map(({source, permalink}) => [source, permalink]));
  const permalinks = new Set(pages.map(({permalink}) => permalink));
  return (url, file, place) => {
    if (/^(?!pathname:)[a-z][\w+.-]*:/i.test(url)) return url;
    const [, path = '', hash = ''] = /^(?:pathname:\/\/)?([^#]*)(.*)$/.exec(url) ?? [];
    if (path.startsWith('/')) return siteUrl + (permalinks.has(path) ? copyPath(path) : path) + hash;
    if (path === '') return hash;
    const permalink = bySource.get(resolve(dirname(file.path ?? ''), path));
    if (permalink) return siteUrl + copyPath(permalink) + hash;
    return file.fail(
      `The link to ${url} leads to no page. Fix: name the page's file, or a path from the site's root.`,
      place,
    );
  };
}
