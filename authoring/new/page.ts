import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {stringify} from 'yaml';
import type {Kind} from './kinds';

/** The front matter of a new page. */
export interface PageStart {
  title: string;
  description: string;
  owner: string;
  /** The current date, as `2026-11-16`. */
  today: string;
}

/** The largest number of characters in a title. Longer titles wrap in the sidebar. */
const maxTitle = 60;

/**
 * Returns the last part of a page's address: the words of the title in lower case, joined with hyphens.
 * @throws Error if the title has no valid address
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (title.length > maxTitle)
    throw new Error(`The title has ${title.length} characters. Fix: use at most ${maxTitle}.`);
  if (!title) throw new Error('A page needs a title. Fix: write what readers want to do.');
  if (!slug)
    throw new Error(`The title "${title}" has no Latin letters, so it has no address. Fix: use Latin letters.`);
  // Docusaurus removes a number at the start of a file name from the address.
  if (/^\d/.test(slug)) throw new Error(`The title "${title}" starts with a number. Fix: start it with a word.`);
  return slug;
}

/** Formats a value for front matter, in quotes if YAML requires them. */
const yamlOf = (value: string) => stringify(value, {lineWidth: 0}).trimEnd();

/** Returns the text of a new page: the template of its kind, with front matter. */
export function pageText(kind: Kind, start: PageStart): string {
  const template = readFileSync(join(__dirname, 'templates', `${kind}.md`), 'utf8');
  return template.replace(/\{\{(title|description|owner|today)\}\}/g, (_, key: keyof PageStart) =>
    key === 'today' ? start.today : yamlOf(start[key]),
  );
}
