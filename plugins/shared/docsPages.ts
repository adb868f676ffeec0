import {posix} from 'node:path';
import {docsRoute} from '../../src/facts/routes';

/** A documentation page, as Docusaurus' documentation plugin loads it. */
export interface DocsPage {
  id: string;
  /** The address of the page. */
  permalink: string;
  title: string;
  description: string;
  /** The absolute path of the source. */
  source: string;
  frontMatter: Record<string, unknown>;
}

/** An entry of the sidebar: a page by its ID, or a category with its own entries. */
export interface SidebarEntry {
  type: string;
  id?: string;
  label?: string;
  items?: SidebarEntry[];
}

/** The name of the documentation plugin. */
export const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * Returns all documentation pages, and the entries of the sidebar in their order.
 * @param content the content that the documentation plugin loaded
 */
export function readDocs(content: unknown, siteDir: string): {pages: DocsPage[]; sidebar: SidebarEntry[]} {
  type Version = {docs: DocsPage[]; sidebars: Record<string, SidebarEntry[]>};
  const versions = (content as {loadedVersions: Version[]} | undefined)?.loadedVersions ?? [];
  return {
    pages: versions
      .flatMap(({docs}) => docs)
      .map((page) => ({
        ...page,
        // The plugin adds a slash to the address of the index.
        permalink: page.permalink.replace(/(?<=.)\/$/, ''),
        source: page.source.replace(/^@site/, siteDir),
      })),
    sidebar: versions.flatMap(({sidebars}) => Object.values(sidebars).flat()),
  };
}

/**
 * Returns the address of a documentation page, as Docusaurus makes it.
 * @param file the path of the page in `docs/`, with forward slashes
 * @param slug the slug in its front matter, which is relative to the folder of the page
 */
export function docsAddress(file: string, slug?: unknown): string {
  const name = file.replace(/\.mdx?$/, '').replace(/(?<=^|\/)index$/, '');
  const path = slug ? posix.resolve('/', posix.dirname(file), String(slug)) : posix.resolve('/', name);
  return path === '/' ? docsRoute : docsRoute + path;
}
