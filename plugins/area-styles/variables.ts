import {shortName} from './shortNames';

/** A custom property's name; not the `--` within a class's. */
const variable = /(?<![\w-])--[A-Za-z][\w-]*/g;

/** What a page styles on its own: `style` attributes. */
const ownStyle = / style=(?:"[^"]*"|[^\s">]+)/g;

/**
 * Short names for custom properties, the most used ones first. They are the same in all areas: the search's style sheet
 * joins every one of them.
 * @param sheets all style sheets that are renamed together
 * @param pages the pages' HTML; a property that a `style` in it names keeps its name
 * @param scripts what runs on the pages; a property that one of them names keeps its name
 */
export function shortVariables(sheets: string[], pages: string[], scripts: string[]): Map<string, string> {
  const fixed = new Set(
    [...scripts, ...pages.flatMap((html) => html.match(ownStyle) ?? [])].flatMap(
      (text) => text.match(/--[\w-]+/g) ?? [],
    ),
  );
  const uses = new Map<string, number>();
  for (const [name] of sheets.flatMap((css) => [...css.matchAll(variable)])) uses.set(name, (uses.get(name) ?? 0) + 1);
  const taken = new Set(uses.keys());
  let next = 0;
  return new Map(
    [...uses]
      .filter(([name]) => !fixed.has(name))
      .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.localeCompare(b))
      .map(([name]) => {
        let short = `--${shortName(next++)}`;
        while (taken.has(short)) short = `--${shortName(next++)}`;
        return [name, short];
      }),
  );
}

/** A style sheet with its custom properties renamed. */
export function renameVariables(css: string, names: Map<string, string>): string {
  return css.replace(variable, (name) => names.get(name) ?? name);
}
