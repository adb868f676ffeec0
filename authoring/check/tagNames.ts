import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {htmlTags} from '../../plugins/shared/htmlTags';
import {suggestName} from './suggestions';

const html: readonly string[] = htmlTags;

/** Tags that plugins create. They have no equivalent in plain Markdown. */
const internal = ['CodeBlock', 'CodeTab', 'Endpoint', 'NestedFields', 'table'];

/** What to write instead of tags that authors know from other sites. */
const instead: Record<string, string> = {
  a: 'write [text](address).',
  code: 'write the code in backticks.',
  div: 'delete it.',
  em: 'write *text*.',
  img: 'write ![what it shows](./name.png).',
  span: 'delete it.',
  strong: 'write **text**.',
  TabItem: 'write <DocsTab id="…" label="…">, or code blocks in <CodeTabs label="…">.',
  Tabs: 'write <DocsTabs label="…">, or <CodeTabs label="…"> around code blocks.',
};

/** Tags that plugins replace with generated content. */
const generated = ['ApiReference', 'ApiErrors', 'StreamPhases', 'OptionTable', 'RecentChanges'];

const registry = join(__dirname, '../../src/theme/MDXComponents/index.tsx');

/** The tags that src/theme/MDXComponents exports by default, and those that a plugin replaces. */
const registered = [
  ...generated,
  ...[...readFileSync(registry, 'utf8').matchAll(/^ {2}([A-Z]\w+)\b/gm)].map(([, name = '']) => name),
].filter((name) => !internal.includes(name));

/** An unknown tag. */
export interface WrongTag {
  message: string;
  fix: string;
  /** The right name, if only one is similar. */
  right?: string;
}

/** Returns the problem with the name of a tag, or `undefined` if pages can use the tag. */
export function wrongTag(name: string): WrongTag | undefined {
  if (registered.includes(name) || html.includes(name)) return undefined;
  const {name: right, sure} = suggestName(name, [...registered, ...html]);
  const guess = right ? `did you mean <${right}>? ` : '';
  return {
    message: `Pages can't use the tag <${name}>.`,
    fix: instead[name] ?? `${guess}The tags: ${registered.join(', ')}; HTML: ${html.join(', ')}.`,
    right: sure && !instead[name] ? right : undefined,
  };
}
