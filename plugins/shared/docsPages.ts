/** A documentation page, as Docusaurus' documentation plugin knows it. */
export interface DocsPage {
  id: string;
  /** The page's path on the site. */
  permalink: string;
  title: string;
  description: string;
  /** The source's absolute path. */
  source: string;
  frontMatter: Record<string, unknown>;
}

/** An entry of the sidebar: a page by its id, or a category with entries of its own. */
export interface SidebarEntry {
  type: string;
  id?: string;
  label?: string;
  items?: SidebarEntry[];
}

/** The part of the documentation plugin's content that we read. */
interface DocsContent {
  loadedVersions: {docs: DocsPage[]; sidebars: Record<string, SidebarEntry[]>}[];
}

/** The documentation plugin's name among the site's plugins. */
export const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * Every documentation page, and the sidebars' entries in their order.
 * @param content what the documentation plugin has loaded
 */
export function readDocs(content: unknown, siteDir: string): {pages: DocsPage[]; sidebar: SidebarEntry[]} {
  const versions = (content as DocsContent | undefined)?.loadedVersions ?? [];
  return {
    pages: versions
      .flatMap(({docs}) => docs)
      .map((page) => ({
        ...page,
        // The plugin writes the index with a slash at its end, its address has none.
        permalink: page.permalink.replace(/(?<=.)\/$/, ''),
        source: page.source.replace(/^@site/, siteDir),
      })),
    sidebar: versions.flatMap(({sidebars}) => Object.values(sidebars).flat()),
  };
}
