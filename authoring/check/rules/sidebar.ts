import {isPartial} from '../files';
import {pageId, type Site, sidebarFile} from '../site';
import {suggestName} from '../suggestions';
import type {FileRule, SiteRule} from '../types';

/** Returns the page IDs in the sidebar, with their offsets: the strings in its lists, and after `id:`. */
function readSidebar({files}: Site) {
  const source = files.read(sidebarFile)?.toString('utf8') ?? '';
  const entries = source.matchAll(/(?<=\bid: |[[,]\s*)'([^']+)'/g);
  return Array.from(entries, ({1: id = '', index}) => ({id, offset: index + 1}));
}

/** Reports pages that aren't in the sidebar. */
export const sidebar: SiteRule = {
  name: 'sidebar',
  check({file}, site) {
    if (isPartial(file)) return [];
    const id = pageId(file);
    if (readSidebar(site).some((entry) => entry.id === id)) return [];
    const message = "The page isn't in the sidebar, so readers can't find it.";
    return [{offset: 0, message, fix: `add '${id}' to a group in ${sidebarFile}.`}];
  },
};

/** Reports entries of the sidebar without a page. */
export const sidebarEntries: FileRule = {
  name: 'sidebar',
  check(site) {
    const ids = site.pages.map(({file}) => pageId(file));
    return readSidebar(site)
      .filter(({id}) => !ids.includes(id))
      .map(({id, offset}) => {
        const {name} = suggestName(id, ids);
        const fix = name ? `did you mean '${name}'?` : 'delete the entry, or write the page.';
        return {file: sidebarFile, offset, message: `There is no page docs/${id}.mdx.`, fix};
      });
  },
};
