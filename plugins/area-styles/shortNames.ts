import {rewriteAttributes} from '../shared/attributes';

/** A class attribute as the minified HTML writes it, with or without quotes. */
const classAttribute = /(?<= class=)(?:"([^"]*)"|([^\s"'>]+))/g;

/**
 * A class that may be renamed: of a CSS module (what its author called it, and four characters that tell it from others
 * of that name), or of a color in code (plugins/code-blocks/highlight.ts).
 */
const renamable = /^(?:[A-Za-z][\w-]*_[\w-]{4}|code-[a-z]+)$/;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** a, b, … Z, aa, ab, … */
export function shortName(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? shortName(rest - 1) : '') + letters[index % letters.length];
}

const classesOf = (attribute: string) => attribute.replaceAll('"', '').split(/\s+/).filter(Boolean);

const classesIn = (css: string) => [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);

/** What styles ask for as a part of a class's name. They would miss it under another. */
const partsAsked = (css: string) => [...css.matchAll(/\[class[*^$|]=["']?([\w-]+)/g)].map(([, part = '']) => part);

/**
 * Short names for classes, the most used ones first: spelled out they are a tenth of a page's bytes.
 * @param pages the pages' HTML
 * @param css all styles
 * @param scripts what runs on the pages; a class that one of them names keeps its name
 * @param others styles that join the page later, such as the search's: none of their classes becomes a short name
 */
export function shortNames(pages: string[], css: string, scripts: string[], others: string[]): Map<string, string> {
  const uses = new Map<string, number>();
  for (const html of pages)
    for (const [attribute] of html.matchAll(classAttribute))
      for (const name of classesOf(attribute)) uses.set(name, (uses.get(name) ?? 0) + 1);

  const asked = partsAsked(css);
  const styled = new Set(classesIn(css));
  const renamed = [...uses]
    .filter(([name]) => renamable.test(name) && styled.has(name))
    .filter(([name]) => !asked.some((part) => name.includes(part)) && !scripts.some((script) => script.includes(name)))
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.localeCompare(b));

  const taken = new Set([...uses.keys(), ...styled, ...others.flatMap(classesIn)]);
  let next = 0;
  return new Map(
    renamed.map(([name]) => {
      let short = shortName(next++);
      while (taken.has(short)) short = shortName(next++);
      return [name, short];
    }),
  );
}

/**
 * Classes that neither a style nor a script asks for, such as those by which Docusaurus says which plugin made a page.
 * @param pages the pages' HTML
 * @param css all styles
 * @param scripts what runs on the pages
 */
export function unusedClasses(pages: string[], css: string, scripts: string[]): Set<string> {
  const asked = new Set([css, ...scripts].flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const parts = partsAsked(css);
  const used = pages.flatMap((html) => [...html.matchAll(classAttribute)].flatMap(([value]) => classesOf(value)));
  return new Set(used.filter((name) => !asked.has(name) && !parts.some((part) => name.includes(part))));
}

/** A page with its classes renamed, and without those that are not used. */
export function renameInHtml(html: string, names: Map<string, string>, unused = new Set<string>()): string {
  return rewriteAttributes(html, (name, value, whole) => {
    if (name !== 'class') return whole;
    const classes = classesOf(value)
      .filter((one) => !unused.has(one))
      .map((one) => names.get(one) ?? one)
      .join(' ');
    if (!classes) return '';
    return ` class=${classes.includes(' ') ? `"${classes}"` : classes}`;
  });
}

/** A style sheet with its classes renamed. */
export function renameInCss(css: string, names: Map<string, string>): string {
  return css.replace(/\.([A-Za-z][\w-]*)/g, (_, name: string) => `.${names.get(name) ?? name}`);
}
