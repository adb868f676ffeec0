import {near} from '../near';
import type {Finding, SiteRule} from '../types';

/** The words that front matter keeps for a section belong to a section of the page. */
export const sectionAliases: SiteRule = {
  name: 'section-aliases',
  check({matter, anchors, source}) {
    const entry = matter.find(({key}) => key === 'sectionAliases');
    if (!entry || typeof entry.value !== 'object' || entry.value === null) return [];
    const ids = anchors.map(({id}) => id);
    return Object.keys(entry.value)
      .filter((id) => !ids.includes(id))
      .map((id): Finding => {
        const offset = Math.max(entry.valueStart, source.indexOf(id, entry.valueStart));
        const {name, sure} = near(id, ids);
        return {
          offset,
          message: `The page has no section "${id}".`,
          fix: name ? `did you mean ${name}?` : 'take the line out.',
          edit: sure && name ? {start: offset, end: offset + id.length, text: name} : undefined,
        };
      });
  },
};
