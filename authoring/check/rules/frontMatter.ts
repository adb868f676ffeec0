import {aliasFile} from '../../../plugins/files/search-index/aliases';
import type {FrontMatter, Page} from '../page';
import {suggestName} from '../suggestions';
import type {Finding, PageRule} from '../types';
import type {Entry} from '../yaml';

/** The teams that are responsible for pages. */
const teams = ['developer-relations', 'platform', 'mobile', 'web', 'security'];

const [shortest, longest] = [50, 160];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isDate = (value: unknown): boolean =>
  isText(value) &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;

/** What a key can have, and the fix for anything else. */
interface Key {
  accepts(value: unknown): boolean;
  fix: string;
  required?: true;
}

const text: Key = {accepts: isText, fix: 'write text after the colon, in quotes if it contains a colon.'};
const date: Key = {accepts: isDate, fix: 'write a date, as 2026-11-16.'};

/** All keys of the front matter. */
const schema: Record<string, Key> = {
  title: {...text, required: true},
  description: {
    accepts: (value) => isText(value) && value.length >= shortest && value.length <= longest,
    fix: `describe in ${shortest} to ${longest} characters what readers can do after they read the page.`,
    required: true,
  },
  owner: {
    accepts: (value) => teams.includes(String(value)),
    fix: `write one of the teams: ${teams.join(', ')}.`,
    required: true,
  },
  reviewed: {...date, required: true},
  expires: date,
  slug: {
    accepts: (value) => /^\/?(?:[a-z][a-z0-9-]*(?:\/(?!$)|$))+$|^\/$/.test(String(value)),
    fix: 'write letters, digits, and hyphens in lower case, with / between names.',
  },
  sidebar_label: text,
  hide_table_of_contents: {accepts: (value) => typeof value === 'boolean', fix: 'write true, or delete the line.'},
};

const keys = Object.keys(schema);

/** Returns the finding for an unknown key. */
function unknownKey({key, offset, end}: Entry, matter: FrontMatter, file: string): Finding {
  const message = `There is no key "${key}".`;
  if (key === 'aliases' || key === 'sectionAliases')
    return {offset, message, fix: `move its words to ${aliasFile(file)}, under "page:" or "sections:".`};
  const {name, sure} = suggestName(key, keys);
  const free = sure && name && matter.entries.every((other) => other.key !== name);
  const fix = `${name ? `write ${name}, or ` : ''}delete the line. The keys: ${keys.join(', ')}.`;
  return {offset, message, fix, edit: free ? {start: offset, end, text: name} : undefined};
}

function ofEntry(entry: Entry, matter: FrontMatter, file: string): Finding[] {
  const {key, value, valueStart: offset, valueEnd: end} = entry;
  const rule = schema[key];
  if (!rule) return [unknownKey(entry, matter, file)];
  if (rule.accepts(value)) return [];
  const length = key === 'description' ? `, which has ${String(value ?? '').length} characters` : '';
  const team = key === 'owner' ? suggestName(String(value), teams) : undefined;
  const edit = team?.sure && team.name ? {start: offset, end, text: team.name} : undefined;
  return [{offset, message: `"${String(value ?? '')}" is no ${key}${length}.`, fix: rule.fix, edit}];
}

function missing({entries}: FrontMatter): Finding[] {
  const present = entries.map(({key}) => (schema[key] ? key : suggestName(key, keys).name));
  return Object.entries(schema)
    .filter(([key, {required}]) => required && !present.includes(key))
    .map(([key, {fix}]) => ({
      offset: 0,
      message: `The page has no ${key}.`,
      fix: `add a line "${key}: …" between the two ---: ${fix}`,
    }));
}

function absent({source}: Page): Finding {
  const isOpen = /^---\r?\n/.test(source);
  return {
    offset: 0,
    message: isOpen ? "The front matter isn't closed." : 'The page has no front matter.',
    fix: `start the file with ---, the lines ${keys.slice(0, 4).join(', ')}, and ---.`,
  };
}

/** Reports front matter that is missing or invalid. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  check(page) {
    const {frontMatter: matter, file} = page;
    if (!matter) return [absent(page)];
    const [error] = matter.errors;
    if (error) {
      const quotes = 'write key: value, with quotes around values that contain ": ", #, or [.';
      const fix = error.isDuplicate ? 'keep one of the two lines with this key.' : quotes;
      return [{offset: error.offset, message: `The front matter isn't YAML: ${error.message}`, fix}];
    }
    return [...matter.entries.flatMap((entry) => ofEntry(entry, matter, file)), ...missing(matter)];
  },
};
