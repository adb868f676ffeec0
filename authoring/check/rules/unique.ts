import type {Finding, SiteRule} from '../types';

/** No two pages have the same title, description or address: search results and tabs show nothing else. */
export const unique: SiteRule = {
  name: 'unique',
  check({file, matter}, {pages}) {
    return matter
      .filter(({key}) => /^(?:title|description|slug)$/.test(key))
      .flatMap(({key, value, valueStart: offset}): Finding[] => {
        const twin = pages.find(
          (page) => page.file !== file && page.matter.some((other) => other.key === key && other.value === value),
        );
        return twin
          ? [{offset, message: `${twin.file} has the same ${key}.`, fix: 'say what sets this page apart.'}]
          : [];
      });
  },
};
