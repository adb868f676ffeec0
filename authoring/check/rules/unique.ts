import type {Outline} from '../outline';
import type {Site} from '../site';
import type {Finding, SiteRule} from '../types';

function sharedAddress(page: Outline, site: Site): Finding[] {
  const address = site.addressOf(page);
  const other = site.pages.find((each) => each !== page && site.addressOf(each) === address);
  const file = other?.file ?? site.marketing.get(address);
  if (!file) return [];
  const offset = page.matter.find(({key}) => key === 'slug')?.valueStart ?? 0;
  return [
    {offset, message: `${file} has the same address, ${address}.`, fix: 'change the slug or the name of one file.'},
  ];
}

/** Reports titles, descriptions, and addresses that two pages share. Search results and browser tabs show nothing else. */
export const unique: SiteRule = {
  name: 'unique',
  check(page, site) {
    const shared = page.matter
      .filter(({key}) => key === 'title' || key === 'description')
      .flatMap(({key, value, valueStart: offset}): Finding[] => {
        const other = site.pages.find(
          (each) => each !== page && each.matter.some((entry) => entry.key === key && entry.value === value),
        );
        return other
          ? [{offset, message: `${other.file} has the same ${key}.`, fix: 'write what is different about this page.'}]
          : [];
      });
    return [...shared, ...sharedAddress(page, site)];
  },
};
