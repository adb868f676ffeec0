import {stem} from '../../../src/search/engine/stem';
import {wordsOf} from '../../../src/search/engine/words';
import {type Answer, type SearchIndex, type Synonyms, slug} from '../../../src/search/shape';
import type {Aliases} from './aliases';
import type {PageText, SectionText} from './page';

/**
 * The number of characters of a section that the index keeps whole. Of the rest, it keeps only rare words, which find the
 * section but aren't shown in its snippet. Text about errors is longer, because readers paste error messages. Longer texts
 * rank slightly better and make the index larger.
 */
const characters = {documentation: 350, marketing: 130, errors: 2_000} as const;

const aboutErrors = /\b(errors?|fails?|failures|wrong)\b/i;

/** A word in this many sections isn't rare. */
const rareBelow = 8;

/** A word in the code of this many sections doesn't distinguish them, so it is left out. */
const commonIn = 12;

/** A word in this many texts is found there, so it is left out of the code. */
const ordinaryIn = 6;

/** Lists of links to other pages, of which only the heading is kept. */
const signposts = new Set(['Next steps']);

const isDocumentation = ({path}: PageText): boolean => path.startsWith('/developers');

const kindOf = (page: PageText, heading: string): keyof typeof characters =>
  aboutErrors.test(heading) ? 'errors' : isDocumentation(page) ? 'documentation' : 'marketing';

const identifiers = /[@$]?[A-Za-z_][\w$-]*(?:[./:][A-Za-z_][\w$-]*)*/g;

/** Returns whether a word is a pin or a hash in a sample, which nobody searches for. */
const isNoise = (word: string): boolean =>
  /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) && word.length > 7;

/** Returns whether a name consists of several words, such as `session_id`. Single words are looked up as text. */
const isIdentifier = (name: string): boolean => wordsOf(name).length === 1 && (wordsOf(name)[0]?.parts.length ?? 0) > 1;

const knownRoots = new Map<string, string>();

/** Returns the stem of a word, computed once because texts repeat their words. */
function rootOf(word: string): string {
  const known = knownRoots.get(word) ?? stem(word);
  knownRoots.set(word, known);
  return known;
}

const wholeWordsOf = (text: string): string[] => wordsOf(text).map(({whole}) => whole);
const rootsOf = (text: string): string[] => wholeWordsOf(text).map(rootOf);

const pieces = /[\p{L}\p{N}_]+(?:[./-][\p{L}\p{N}_]+)*/gu;

/** Returns the rare words at the end of a text that the rest of its section doesn't have, each once. */
function endWords(end: string, said: string, isRare: (root: string) => boolean): string[] {
  const found = end.match(pieces) ?? [];
  const known = new Set(found.length > 0 ? rootsOf(said) : []);
  const words: string[] = [];
  for (const piece of found) {
    const root = rootsOf(piece)[0] ?? '';
    if (root.length < 2 || known.has(root) || !isRare(root)) continue;
    known.add(root);
    words.push(/^\p{Lu}\p{Ll}+$/u.test(piece) ? piece.toLowerCase() : piece);
  }
  return words;
}

/** Returns the words of a section's code that aren't among those of its text, each once, in order. */
function codeWords(section: SectionText, said: Set<string>): Map<string, string> {
  const words = new Map<string, string>();
  for (const part of section.code.match(identifiers)?.flatMap((path) => path.split(/[./:]/)) ?? []) {
    const whole = wordsOf(part)[0]?.whole ?? '';
    const fits = whole.length > 2 && whole.length < 40 && !isNoise(part);
    if (fits && !said.has(whole) && !words.has(whole)) words.set(whole, part);
  }
  return words;
}

/** Counts the sections that have a word. */
class Counter {
  private readonly counts = new Map<string, number>();

  /** @param words the words of a section, each once */
  add(words: Iterable<string>): void {
    for (const word of words) this.counts.set(word, this.of(word) + 1);
  }

  of(word: string): number {
    return this.counts.get(word) ?? 0;
  }
}

function cut(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const end = text.lastIndexOf('. ', characters);
  return text.slice(0, end > characters / 2 ? end + 1 : text.lastIndexOf(' ', characters));
}

/** Builds the index from the texts of all pages. */
export function pack(
  pages: PageText[],
  answers: Answer[],
  aliases: Map<string, Aliases>,
  synonyms: Synonyms,
): SearchIndex {
  const [inCode, inText, rootsInText] = [new Counter(), new Counter(), new Counter()];
  const sections = pages.flatMap((page) =>
    page.sections.map((section) => {
      const text = wholeWordsOf(section.text);
      const said = new Set([...wholeWordsOf(section.heading), ...text]);
      const words = codeWords(section, said);
      inCode.add(words.keys());
      inText.add(said);
      rootsInText.add(new Set(text.map(rootOf)));
      return {page, section, words};
    }),
  );
  const isRare = (root: string) => rootsInText.of(root) < rareBelow;
  const isTelling = (word: string) => inCode.of(word) < commonIn && inText.of(word) < ordinaryIn;
  const shown = sections.map(({page, section: {heading, text}}) =>
    signposts.has(heading) ? '' : cut(text, characters[kindOf(page, heading)]),
  );
  const names = sections.map(({page: {path}, section: {id}}) =>
    (aliases.get(id ? `${path}#${id}` : path)?.words ?? []).join(', '),
  );
  return {
    pages: pages.map(({path, title, sections: own}) => [path, title, own.length]),
    sections: {
      headings: sections.map(({section}) => section.heading),
      ids: sections.map(({section: {id, heading}}) => (id === '' || id === slug(heading) ? 0 : id)),
      levels: sections.map(({section}) => section.level),
      aliases: names,
      names: sections.map(({section}) => [...new Set(section.names.filter(isIdentifier))].join(' ')),
      texts: shown,
      codes: sections.map(({section: {heading, text}, words}, number) => {
        const code = [...words].flatMap(([word, part]) => (isTelling(word) ? [part] : []));
        const [start = '', alias = ''] = [shown[number], names[number]];
        const end = signposts.has(heading) ? '' : text.slice(start.length);
        return [...code, ...endWords(end, [heading, alias, start, ...code].join(' '), isRare)].join(' ');
      }),
    },
    answers,
    synonyms,
  };
}
