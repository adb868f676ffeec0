/** A class attribute as the minified HTML writes it, with or without quotes. */
const classAttribute = /(?<= class=)(?:"([^"]*)"|([^\s"'>]+))/g;

/** A class of a CSS module: what its author called it, and four characters that tell it from others of that name. */
const moduleClass = /^[A-Za-z][\w-]*_[\w-]{4}$/;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** a, b, … Z, aa, ab, … */
function shortName(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? shortName(rest - 1) : '') + letters[index % letters.length];
}

const classesOf = (attribute: string) => attribute.replaceAll('"', '').split(/\s+/).filter(Boolean);

const classesIn = (css: string) => [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);

/**
 * Short names for the classes of CSS modules, the most used ones first: spelled out they are a tenth of a page's bytes.
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

  // Styles that ask for a part of a class's name would miss it under another.
  const asked = [...css.matchAll(/\[class[*^$|]=["']?([\w-]+)/g)].map(([, part = '']) => part);
  const styled = new Set(classesIn(css));
  const renamed = [...uses]
    .filter(([name]) => moduleClass.test(name) && styled.has(name))
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

/** A page with its classes renamed. */
export function renameInHtml(html: string, names: Map<string, string>): string {
  return html.replace(classAttribute, (attribute) => {
    const classes = classesOf(attribute)
      .map((name) => names.get(name) ?? name)
      .join(' ');
    return classes.includes(' ') ? `"${classes}"` : classes;
  });
}

/** A style sheet with its classes renamed. */
export function renameInCss(css: string, names: Map<string, string>): string {
  return css.replace(/\.([A-Za-z][\w-]*)/g, (_, name: string) => `.${names.get(name) ?? name}`);
}
