import {syntaxFix} from '../../plugins/shared/readMarkdown';
import {stringsIn} from '../check/code';
import {placeOf} from '../check/places';
import {type Site, sidebarFile} from '../check/site';
import {suggestName} from '../check/suggestions';
import {type Failure, failureOf} from './failure';

const withinRoot = (path: string, {files}: Site): string => path.replace(`${files.root}/`, '').replaceAll('\\', '/');

/**
 * Returns a failure for each documentation page at an address, usually one. At other addresses, the check doesn't know
 * the mistake.
 */
function failuresAt(route: string, site: Site, failure: Pick<Failure, 'rules' | 'mentions'>): Failure[] {
  const pages = site.pages.filter((page) => site.addressOf(page) === route);
  const files = pages.length > 0 ? pages.map(({file}) => file) : [''];
  return files.map((file) => ({file, ...failure, fallback: []}));
}

/**
 * Returns the places where the words of a marketing page contain a link. They are in `src/content`, which usually writes
 * the first parts of an address as a constant, so only the last part is compared.
 */
function placesOfLink(target: string, {files}: Site) {
  const last = `/${target.split('/').at(-1) ?? ''}`;
  return files.list('src/content').flatMap((file) => {
    const source = files.read(file)?.toString('utf8') ?? '';
    if (!source.includes(last)) return [];
    const links = stringsIn(file, source).filter(({text}) => text.endsWith(last));
    return links.map(({text, offset}) => ({file, ...placeOf(source, offset + text.length - last.length)}));
  });
}

function fixFor(target: string, site: Site): string {
  const moved = site.redirects.pages[target];
  if (moved) return `write ${moved}, where the page moved.`;
  const {name, sure} = suggestName(target, [...site.marketing.keys(), ...site.docs.keys()]);
  return sure ? `did you mean ${name}?` : 'correct the address, or remove the link.';
}

function brokenLink(kind: string, route: string, target: string, site: Site): Failure[] {
  const [path = target, anchor = ''] = target.split('#');
  const message = kind === 'link' ? `There is no page at ${path}.` : `${path} has no heading or ID "${anchor}".`;
  const fix = kind === 'link' ? fixFor(path, site) : 'write the ID of a heading of that page.';
  const mentions = kind === 'link' ? path : `"${anchor}"`;
  const fallback = site.marketing.has(route)
    ? placesOfLink(target, site).map((place) => ({...place, rule: 'links', message, fix}))
    : [];
  return failuresAt(route, site, {rules: ['links'], mentions}).map((failure) => ({...failure, fallback}));
}

/**
 * The errors that Docusaurus reports only as text. Each pattern matches the line that identifies the error; what
 * follows the line isn't read. `docs:check` knows the place.
 */
const patterns: [line: RegExp, failures: (groups: string[], site: Site) => Failure[]][] = [
  [/^(?:\[cause\]: Error: )?Invalid sidebar file at /, () => [{file: sidebarFile, rules: ['sidebar'], fallback: []}]],
  [
    /^\[ERROR\] Sidebars file at ".+" failed to be loaded\./,
    () => [{file: sidebarFile, rules: ['sidebar'], fallback: []}],
  ],
  [
    /Can't process doc metadata for doc at path path=(\S+)/,
    ([path = ''], site) => [{file: withinRoot(path, site), rules: ['front-matter'], fallback: []}],
  ],
  [
    /^- Attempting to create page at (\S+), but a page already exists/,
    ([route = ''], site) => failuresAt(route, site, {rules: ['unique']}),
  ],
  [/Can't render static file for pathname "(.+?)"/, ([route = ''], site) => failuresAt(route, site, {rules: ['tags']})],
  // Thrown by a plugin of ours that reads the Markdown itself, before the bundler compiles it.
  [
    /\bError: (.+?\.mdx?)(?::(\d+):(\d+))?: (.+)/,
    ([path = '', line, column, reason = ''], site) => {
      const place = {line: line ? Number(line) : undefined, column: column ? Number(column) : undefined};
      return [failureOf({file: withinRoot(path, site), reason, ...place, isSyntax: reason.endsWith(syntaxFix)})];
    },
  ],
];

/**
 * Returns the failures that Docusaurus reported as text.
 * @param output what Docusaurus printed, without colors
 */
export function reportedFailures(output: string, site: Site): Failure[] {
  let kind = '';
  let route = '';
  return output.split('\n').flatMap((whole) => {
    const line = whole.trim();
    const target = /^-> linking to (\S+)/.exec(line)?.[1];
    if (target) return brokenLink(kind, route, target, site);
    [, kind = kind, route = route] = /^- Broken (link|anchor) on source page path = (\S+):$/.exec(line) ?? [];
    return patterns.flatMap(([pattern, failures]) => {
      const [match, ...groups] = pattern.exec(line) ?? [];
      return match === undefined ? [] : failures(groups, site);
    });
  });
}
