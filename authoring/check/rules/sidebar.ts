import {near} from '../near';
import {placeOf} from '../places';
import {pageId, sidebarFile} from '../site';
import type {FileRule, SiteRule} from '../types';

/** Every page stands in the sidebar. */
export const sidebar: SiteRule = {
  name: 'sidebar',
  check({file}, site) {
    const id = pageId(file);
    if (site.sidebar.some((entry) => entry.id === id)) return [];
    return [
      {
        offset: 0,
        message: 'The page is not in the sidebar, so readers do not find it.',
        fix: `add '${id}' to a group in ${sidebarFile}.`,
      },
    ];
  },
};

/** The sidebar names only pages that exist. */
export const sidebarEntries: FileRule = {
  name: 'sidebar',
  check({sidebar: entries, pages, files}) {
    const ids = pages.map(({file}) => pageId(file));
    const source = files.read(sidebarFile)?.toString('utf8') ?? '';
    return entries
      .filter(({id}) => !ids.includes(id))
      .map(({id, offset}) => {
        const {name} = near(id, ids);
        return {
          file: sidebarFile,
          ...placeOf(source, offset),
          message: `There is no page docs/${id}.mdx.`,
          fix: name ? `did you mean '${name}'? Else take the line out.` : 'take the line out, or write that page.',
        };
      });
  },
};
