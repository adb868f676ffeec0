import {type SearchIndex, slug} from '../../src/search/shape';

/** Returns the addresses of every page and section in an index. */
export function addressesOf({pages, sections}: SearchIndex): Set<string> {
  const addresses = new Set<string>();
  let number = 0;
  for (const [path, , count] of pages) {
    for (let place = 0; place < count; place++, number++) {
      addresses.add(place === 0 ? path : `${path}#${sections.ids[number] || slug(sections.headings[number] ?? '')}`);
    }
  }
  return addresses;
}
