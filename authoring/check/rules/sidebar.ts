import {placeOf} from '../places';
import {pageId, sidebarFile} from '../site';
import {suggestName} from '../suggestions';
import type {FileRule, SiteRule} from '../types';

/** Reports pages that aren't in the sidebar. */
export const sidebar: SiteRule = {
  name: 'sidebar',
  check({file}, site) {
    const id = pageId(file);
    if (site.sidebar.entries.some((entry) => entry.id === id)) return [];
    return [
      {
        offset: 0,
        message: "The page isn't in the sidebar, so readers can't find it.",
        fix: `add '${id}' to a group in ${sidebarFile}.`,
      },
    ];
  },
};

/** Reports a sidebar file that isn't TypeScript, and its entries without a page. */
export const sidebarEntries: FileRule = {
  name: 'sidebar',
  check({sidebar: {entries, errors}, pages, files}) {
    const ids = pages.map(({file}) => pageId(file));
    const source = files.read(sidebarFile)?.toString('utf8') ?? '';
    const at = (offset: number, message: string, fix: string) => ({
      file: sidebarFile,
      ...placeOf(source, offset),
      message,
      fix,
    });
    const [error] = errors;
    if (error) return [at(error.offset, error.message, 'undo the last change of this file, or correct this line.')];
    return entries
      .filter(({id}) => !ids.includes(id))
      .map(({id, offset}) => {
        const {name} = suggestName(id, ids);
        const fix = name
          ? `did you mean '${name}'? Otherwise, delete the entry.`
          : 'delete the entry, or write the page.';
        return at(offset, `There is no page docs/${id}.mdx.`, fix);
      });
  },
};
