import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {exportedNames} from './code';
import {near} from './near';

/** HTML that Markdown has no sign for. */
const html = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];

/** Tags that the site makes itself, out of fences. */
const internal = ['CodeBlock', 'CodeTab'];

let registered: string[] | undefined;

const registry = 'src/theme/MDXComponents/index.tsx';

/** Tags that plugins/api-reference replaces with generated content. */
const generated = ['ApiReference', 'ApiErrors', 'StreamPhases', 'OptionTable'];

/** Returns the tags that src/theme/MDXComponents registers, and those that a plugin replaces. */
function authorsTags(): string[] {
  const names = exportedNames(registry, readFileSync(join(__dirname, '../..', registry), 'utf8'));
  return [...generated, ...names.filter((name) => !internal.includes(name))];
}

/** What is wrong with a tag's name. */
export interface WrongTag {
  message: string;
  fix: string;
  /** The right name, when no judgement is needed to find it. */
  right?: string;
}

/** @returns what is wrong with the name of a tag; undefined for a tag that pages may use */
export function wrongTag(name: string): WrongTag | undefined {
  registered ??= authorsTags();
  if (registered.includes(name) || html.includes(name)) return undefined;
  const {name: right, sure} = near(name, [...registered, ...html]);
  const guess = right ? `did you mean <${right}>? ` : '';
  return {
    message: `<${name}> is no tag that pages may use.`,
    fix: `${guess}The tags: ${registered.join(', ')}; HTML: ${html.join(', ')}.`,
    right: sure ? right : undefined,
  };
}
