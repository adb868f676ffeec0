import {nearAnchor} from '../near';
import type {Finding, SiteRule} from '../types';

/** The words that front matter keeps for a section belong to a section of the page. */
export const sectionAliases: SiteRule = {
  name: 'section-aliases',
  check(page, site) {
    const {matter, anchors, source} = page;
    const entry = matter.find(({key}) => key === 'sectionAliases');
    if (!entry || typeof entry.value !== 'object' || entry.value === null) return [];
    const ids = anchors.map(({id}) => id);
    const named = Object.keys(entry.value);
    const free = ids.filter((id) => !named.includes(id));
    return named
      .filter((id) => !ids.includes(id))
      .map((id): Finding => {
        const offset = Math.max(entry.valueStart, source.indexOf(id, entry.valueStart));
        const {name, sure} = nearAnchor(id, free, site.published[site.addressOf(page)]);
        return {
          offset,
          message: `The page has no section "${id}".`,
          fix: name ? `did you mean ${name}?` : 'take the line out.',
          edit: sure && name ? {start: offset, end: offset + id.length, text: name} : undefined,
        };
      });
  },
};
