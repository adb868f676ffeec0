import {wordsOf} from '../../src/search/engine/words';
import {type Answer, type SearchIndex, slug} from '../../src/search/shape';
import type {Aliases} from './aliases';
import type {PageText, SectionText} from './page';

/** Marketing sections say their matter first: what follows repeats it for the eye. Documentation stays whole. */
const marketingCharacters = 400;

/** A word of code that this many sections have distinguishes none of them. */
const commonIn = 12;

/** An ordinary word that this many texts hold needs no help from code. */
const ordinaryIn = 6;

/** Lists of links to other pages, which say nothing of their own: only their heading is kept. */
const signposts = new Set(['Next steps']);

const isDocumentation = ({path}: PageText): boolean => path.startsWith('/developers');

const identifiers = /[@$]?[A-Za-z_][\w$-]*(?:[./:][A-Za-z_][\w$-]*)*/g;

/** A pin or a hash in a sample: nobody looks for it. */
const isNoise = (word: string): boolean =>
  /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) && word.length > 7;

const saidIn = ({heading, text}: SectionText): Set<string> =>
  new Set(wordsOf(`${heading} ${text}`).map(({whole}) => whole));

/** The words of a section's code that its text does not hold, each once, in their order. */
function codeWords(section: SectionText): Map<string, string> {
  const said = saidIn(section);
  const words = new Map<string, string>();
  for (const part of section.code.match(identifiers)?.flatMap((path) => path.split(/[./:]/)) ?? []) {
    const whole = wordsOf(part)[0]?.whole ?? '';
    const fits = whole.length > 2 && whole.length < 40 && !isNoise(part);
    if (fits && !said.has(whole) && !words.has(whole)) words.set(whole, part);
  }
  return words;
}

function count(sets: Iterable<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const words of sets) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => counts.get(word) ?? 0;
}

function cut(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const end = text.lastIndexOf('. ', characters);
  return text.slice(0, end > characters / 2 ? end + 1 : text.lastIndexOf(' ', characters));
}

/** Makes the index that travels to the reader out of what the pages say. */
export function pack(pages: PageText[], answers: Answer[], aliases: Map<string, Aliases>): SearchIndex {
  const sections = pages.flatMap((page) =>
    page.sections.map((section) => ({page, section, words: codeWords(section)})),
  );
  const inCode = count(sections.map(({words}) => words.keys()));
  const inText = count(sections.map(({section}) => saidIn(section)));
  const isTelling = (word: string) => inCode(word) < commonIn && inText(word) < ordinaryIn;
  return {
    pages: pages.map(({path, title, sections: own}) => [path, title, own.length]),
    sections: {
      headings: sections.map(({section}) => section.heading),
      ids: sections.map(({section: {id, heading}}) => (id === '' || id === slug(heading) ? 0 : id)),
      levels: sections.map(({section}) => section.level),
      aliases: sections.map(({page: {path}, section: {id}}) =>
        (aliases.get(id ? `${path}#${id}` : path)?.words ?? []).join(', '),
      ),
      texts: sections.map(({page, section: {heading, text}}) => {
        if (signposts.has(heading)) return '';
        return isDocumentation(page) ? text : cut(text, marketingCharacters);
      }),
      codes: sections.map(({words}) => [...words].flatMap(([word, part]) => (isTelling(word) ? [part] : [])).join(' ')),
    },
    answers,
  };
}
