import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {htmlTags} from '../../plugins/shared/htmlTags';
import {exportedNames} from './code';
import {suggestName} from './suggestions';

const html: readonly string[] = htmlTags;

/** Tags that plugins create. They have no equivalent in plain Markdown. */
const internal = ['CodeBlock', 'CodeTab', 'Endpoint', 'NestedFields', 'table'];

let registered: string[] | undefined;

const registry = 'src/theme/MDXComponents/index.tsx';

/** Tags that plugins replace with generated content. */
const generated = ['ApiReference', 'ApiErrors', 'StreamPhases', 'OptionTable', 'RecentChanges'];

/** Returns the tags that src/theme/MDXComponents registers, and those that a plugin replaces. */
function authorsTags(): string[] {
  const names = exportedNames(registry, readFileSync(join(__dirname, '../..', registry), 'utf8'));
  return [...generated, ...names.filter((name) => !internal.includes(name))];
}

/** An unknown tag. */
export interface WrongTag {
  message: string;
  fix: string;
  /** The right name, if only one is similar. */
  right?: string;
}

/** Returns the problem with the name of a tag, or `undefined` if pages can use the tag. */
export function wrongTag(name: string): WrongTag | undefined {
  registered ??= authorsTags();
  if (registered.includes(name) || html.includes(name)) return undefined;
  const {name: right, sure} = suggestName(name, [...registered, ...html]);
  const guess = right ? `did you mean <${right}>? ` : '';
  return {
    message: `Pages can't use the tag <${name}>.`,
    fix: `${guess}The tags: ${registered.join(', ')}; HTML: ${html.join(', ')}.`,
    right: sure ? right : undefined,
  };
}
