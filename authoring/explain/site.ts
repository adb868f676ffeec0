import {docsRoute} from '../../src/facts/routes';
import {near} from '../check/near';
import {type Redirects, redirectsFile} from '../check/site';
import {type Failure, placeIn, placesOf, type Sources, type Translator, withinRoot} from './failure';
import {filesAt, routeOf} from './routes';

/** Ways in which a page may have written a link that leads to `target`. */
function spellings(target: string): string[] {
  const [path = '', anchor] = target.split('#');
  const name = path.replace(`${docsRoute}/`, '');
  const tail = anchor === undefined ? '' : `#${anchor}`;
  return [`${target})`, `./${name}.mdx${tail})`, `${name}.mdx${tail})`, `${tail})`, target];
}

/**
 * Where a link of a page below `src/pages` is written: its words stand in `src/content`, most often with a constant for
 * the first parts of the address. Where only the page itself has it, or nothing is found, the page is named.
 */
function placesOfLink(file: string, target: string, sources: Sources): Pick<Failure, 'file' | 'line' | 'column'>[] {
  const last = `/${target.split('/').at(-1) ?? ''}`;
  const written = new RegExp(`${last.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'g');
  const found = file.startsWith('src/pages/') ? placesOf(written, sources.content, sources) : [];
  return found.length > 0 ? found : [{file, ...placeIn(sources.read(file), ...spellings(target))}];
}

/** Where a page went, if `deploy/redirects.json` says so. */
function movedTo(path: string, sources: Sources): string | undefined {
  const {pages} = JSON.parse(sources.read(redirectsFile) ?? '{}') as Partial<Redirects>;
  return pages?.[path];
}

function brokenLink(route: string, target: string, kind: string, sources: Sources): Failure[] {
  const [file] = filesAt(route, sources);
  if (!file) return [];
  const [path = ''] = target.split('#');
  const known = [...sources.pages.map((page) => routeOf(page, sources.read(page)))];
  const suggestion = near(path, known);
  const message =
    kind === 'anchor' ? `${target} leads to a heading that is not there.` : `Nothing is served at ${target}.`;
  const moved = movedTo(path, sources);
  const guess = suggestion.sure ? `did you mean ${suggestion.name}?` : 'correct the address, or take the link away.';
  const nearest = moved ? `write ${moved}, where it moved.` : guess;
  const fix = kind === 'anchor' ? 'name a heading that the page has, as its address shows it.' : nearest;
  return placesOfLink(file, target, sources).map((place) => ({...place, rule: 'links', message, fix}));
}

/** Links and anchors that lead nowhere, in the list that ends a build. */
export const brokenLinks: Translator = (output, sources) =>
  [...output.matchAll(/Broken (link|anchor) on source page path = (\S+):\n((?:\s+-> linking to .+\n?)+)/g)].flatMap(
    ([, kind = '', route = '', list = '']) =>
      [...list.matchAll(/-> linking to (\S+)/g)].flatMap(([, target = '']) => brokenLink(route, target, kind, sources)),
  );

/** Names in the sidebar that no page has. */
export const sidebarNames: Translator = (output, sources) => {
  const [, missing = '', available = ''] =
    /These sidebar document ids do not exist:\n([\s\S]*?)\n\s*\n\s*Available document ids are:\n((?:\s*- .+\n?)+)/.exec(
      output,
    ) ?? [];
  const names = (list: string) => [...list.matchAll(/- (\S+)/g)].map(([, name = '']) => name);
  return names(missing).map((name) => {
    const {name: right} = near(name, names(available));
    return {
      file: 'sidebars.ts',
      ...placeIn(sources.read('sidebars.ts'), `'${name}'`),
      rule: 'sidebar',
      message: `There is no page docs/${name}.mdx.`,
      fix: right ? `did you mean '${right}'?` : 'take the line out, or write that page.',
    };
  });
};

/** Two pages at one address: the place is that of the page whose front matter asks for it. */
export const duplicateRoutes: Translator = (output, sources) =>
  [...output.matchAll(/Attempting to create page at (\S+), but a page already exists/g)].flatMap(([, route = '']) => {
    const files = filesAt(route, sources);
    const file = files.find((candidate) => /^slug:/m.test(sources.read(candidate) ?? '')) ?? files[0];
    if (!file) return [];
    const others = files.filter((candidate) => candidate !== file).join(', ');
    const place = placeIn(sources.read(file), 'slug:');
    return [
      {
        file,
        ...place,
        rule: 'front-matter',
        message: `${others} has the address ${route} already.`,
        fix: 'give the page another slug or file name.',
      },
    ];
  });

/** Front matter that is not YAML, or holds a value of the wrong kind. */
export const frontMatter: Translator = (output, sources) => {
  const [, path = ''] = /Can't process doc metadata for doc at path path=(\S+)/.exec(output) ?? [];
  if (!path) return [];
  const file = withinRoot(path, sources);
  const [, reason, line] = /YAMLException: (.+?) \((\d+):\d+\)/.exec(output) ?? [];
  const fix = 'write key: value, with quotes around values that hold ": ", # or [.';
  if (reason)
    return [
      {
        file,
        line: Number(line),
        column: 1,
        rule: 'front-matter',
        message: `The front matter is not YAML: ${reason}.`,
        fix,
      },
    ];
  const [, key, fault] = /ValidationError\]: "(\w+)" (.+?)\]/.exec(output) ?? [];
  if (!key) return [];
  return [
    {
      file,
      ...placeIn(sources.read(file), `\n${key}:`.slice(1)),
      rule: 'front-matter',
      message: `${key} ${fault}.`,
      fix,
    },
  ];
};

/** Tags that nobody has registered: they are only found when the page is rendered. */
export const unknownTags: Translator = (output, sources) => {
  const rendered = output.split(/Can't render static file for pathname /).slice(1);
  return rendered.flatMap((chunk) => {
    const [, route = ''] = /^"(.+?)"/.exec(chunk) ?? [];
    const [, tag] = /Expected component `(.+?)` to be defined/.exec(chunk) ?? [];
    const [file] = filesAt(route, sources);
    if (!file || !tag) return [];
    const place = placeIn(sources.read(file), `<${tag}`);
    return [
      {
        file,
        ...place,
        rule: 'tags',
        message: `There is no tag <${tag}>.`,
        fix: 'use a tag that CONTRIBUTING.md lists, or write \\< for the character itself.',
      },
    ];
  });
};

/** A file of ours that is not TypeScript. */
export const configuration: Translator = (output, sources) =>
  [...output.matchAll(/ParseError: (.*?)\s*\n\s*(\S+):(\d+):(\d+)/g)]
    .slice(0, 1)
    .map(([, message = '', path = '', line, column]) => ({
      file: withinRoot(path, sources),
      line: Number(line),
      column: Number(column),
      rule: 'syntax',
      message: `${message.trim()}.`,
      fix: 'take back the last change of the file, or compare it with git diff.',
    }));
