import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {suggestName} from './suggestions';

/** Tags that plugins create. They have no equivalent in plain Markdown. */
const internal = ['CodeBlock', 'CodeTab', 'Convention', 'Endpoint', 'NestedFields', 'ScrollingTable', 'table'];

const toFrontMatter = 'delete it: title and description are in the front matter.';
const toLink = 'write [text](address): pages show nothing from other sites.';
const toWords = 'write it in Markdown: pages run no scripts of their own.';

/** What to write instead of tags that authors know from other sites. */
const instead: Record<string, string> = {
  ...Object.fromEntries(
    ['head', 'Head', 'title', 'meta', 'link', 'base', 'html', 'body'].map((n) => [n, toFrontMatter]),
  ),
  ...Object.fromEntries(['iframe', 'object', 'embed', 'video', 'audio'].map((name) => [name, toLink])),
  ...Object.fromEntries(['script', 'style', 'form', 'input', 'button', 'select', 'canvas'].map((n) => [n, toWords])),
  Admonition: 'write :::note[Title] and ::: around the text.',
  CodeBlock: 'write a block with three backticks.',
  h1: 'write ##: the title is the main heading.',
  Link: 'write [text](address).',
};

/** Tags that plugins replace with generated content. */
const generated = ['ApiReference', 'ApiErrors', 'StreamPhases', 'OptionTable', 'RecentChanges'];

const registry = join(__dirname, '../../src/theme/MDXComponents/index.tsx');

/** The tags that src/theme/MDXComponents exports by default, and those that a plugin replaces. */
export const registered = [
  ...generated,
  ...[...readFileSync(registry, 'utf8').matchAll(/^ {2}([A-Z]\w+)\b/gm)].map(([, name = '']) => name),
].filter((name) => !internal.includes(name));

/** Elements of HTML that a typo can mean. All other names in lower case are passed on as they are. */
const html = ['abbr', 'details', 'strong', 'summary', 'table'];

/** Returns the problem with the name of a tag, and the right name if it's sure; `undefined` if pages can use the tag. */
export function wrongTag(name: string) {
  if (registered.includes(name) || html.includes(name)) return undefined;
  const fix = instead[name];
  const {name: right, sure} = fix ? {sure: false} : suggestName(name, [...registered, ...html]);
  if (!fix && /^[a-z][a-z0-9]*$/.test(name) && !sure) return undefined;
  return {
    message: `Pages can't use the tag <${name}>.`,
    fix: fix ?? (sure ? `did you mean <${right}>?` : 'write what it shows in Markdown.'),
    right: sure ? right : undefined,
  };
}
