import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {stringify} from 'yaml';
import type {Kind} from './kinds';

/** The front matter of a new page. */
export interface PageStart {
  title: string;
  description: string;
  owner: string;
  /** The day it is written, as `2026-11-16`. */
  today: string;
}

/** Longer titles wrap in the sidebar, and leave a description no room. */
const longestTitle = 60;

/**
 * The last part of a page's address, from its title: lower-case words joined by hyphens.
 * @throws Error when no address can be made of the title
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (title.length > longestTitle)
    throw new Error(`The title has ${title.length} characters. Fix: use at most ${longestTitle}.`);
  if (!title) throw new Error('A page needs a title. Fix: say what its readers want to do.');
  if (!slug) throw new Error(`No address can be made of the title "${title}". Fix: use Latin letters.`);
  // Docusaurus takes leading numbers for an order and drops them from the address.
  if (/^\d/.test(slug)) throw new Error(`The title "${title}" starts with a number. Fix: start it with a word.`);
  return slug;
}

/** A value as it stands in front matter, quoted where YAML wants it. */
const yamlOf = (value: string) => stringify(value, {lineWidth: 0}).trimEnd();

/** The text of a new page: its kind's template with the front matter filled in. */
export function pageText(kind: Kind, start: PageStart): string {
  const template = readFileSync(join(__dirname, 'templates', `${kind}.md`), 'utf8');
  return template.replace(/\{\{(title|description|owner|today)\}\}/g, (_, key: keyof PageStart) =>
    key === 'today' ? start.today : yamlOf(start[key]),
  );
}
