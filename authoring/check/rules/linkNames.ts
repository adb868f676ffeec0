import {posix} from 'node:path';
import type {Link, Outline} from '../outline';
import type {Site} from '../site';
import type {Finding, SiteRule} from '../types';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that a short form may add to a name. */
const connecting = ['a', 'an', 'and', 'for', 'guide', 'in', 'of', 'on', 'page', 'reference', 'section', 'the', 'to'];

/** Returns whether a text is a name or its short form: "Web" for "Web SDK", "Voice AI configuration" for two names. */
function isShortFor(text: string, names: string[]): boolean {
  const known = names.flatMap(wordsIn);
  return wordsIn(text).every((word) => known.includes(word) || connecting.includes(word));
}

const titleOf = ({matter}: Outline): string => String(matter.find(({key}) => key === 'title')?.value ?? '');

/** Returns the names of a link's target: its heading, if it's a section, and the title of the page. */
function namesOf({url}: Link, page: Outline, site: Site): string[] {
  const [path = '', id] = url.split('#');
  const file = path === '' ? page.file : posix.normalize(posix.join(posix.dirname(page.file), path));
  const target = site.docs.get(path) ?? site.pages.find((each) => each.file === file);
  if (!target) return [];
  const heading = id === undefined ? undefined : target.anchors.find((anchor) => anchor.id === id)?.text;
  return [heading, titleOf(target)].filter((name): name is string => Boolean(name));
}

/** Reports links that look like the name of a page or section and aren't its name. */
export const linkNames: SiteRule = {
  name: 'link-names',
  check: (page, site) =>
    page.links.flatMap((link): Finding[] => {
      const {name} = link;
      const names = name ? namesOf(link, page, site) : [];
      const [right] = names;
      if (!name || !right || isShortFor(name.text, names)) return [];
      const what = link.url.includes('#') ? 'section' : 'page';
      return [
        {
          offset: name.start,
          message: `The ${what} that this link leads to isn't called "${name.text}".`,
          fix: `write "${right}", or describe the ${what} in lower case.`,
          edit: what === 'page' ? {start: name.start, end: name.end, text: right} : undefined,
        },
      ];
    }),
};
