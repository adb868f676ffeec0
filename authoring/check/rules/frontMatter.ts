import {aliasFile} from '../../../plugins/files/search-index/aliasFiles';
import type {FrontMatter, Page} from '../page';
import {suggestName} from '../suggestions';
import type {Finding, PageRule} from '../types';
import type {Entry} from '../yaml';

/** The teams that are responsible for pages. */
const teams = ['developer-relations', 'platform', 'mobile', 'web', 'security'];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isDate = (value: unknown): boolean =>
  isText(value) &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;

const shortest = 50;
const longest = 160;

type Mistake = {message: string; fix: string; text?: string} | undefined;
type Check = (value: unknown) => Mistake;

const text: Check = (value) =>
  isText(value)
    ? undefined
    : {message: 'has no text', fix: 'write it after the colon, in quotes if it contains a colon.'};

const date: Check = (value) =>
  isDate(value) ? undefined : {message: `isn't a date: ${String(value)}`, fix: 'write it as 2026-11-16.'};

const flag: Check = (value) =>
  typeof value === 'boolean'
    ? undefined
    : {message: 'is neither true nor false', fix: 'write true, or delete the line.'};

const description: Check = (value) => {
  if (!isText(value)) return text(value);
  const {length} = value;
  if (length >= shortest && length <= longest) return undefined;
  return {
    message: `has ${length} characters`,
    fix: `describe in ${shortest} to ${longest} characters what readers can do after they read the page: write ${length < shortest ? `${shortest - length} more` : `${length - longest} fewer`}.`,
  };
};

const owner: Check = (value) => {
  if (isText(value) && teams.includes(value)) return undefined;
  const {name, sure} = suggestName(String(value ?? ''), teams);
  return {
    message: `isn't a team: ${String(value)}`,
    fix: name ? `write ${name}. The teams: ${teams.join(', ')}.` : `write one of the teams: ${teams.join(', ')}.`,
    text: sure ? name : undefined,
  };
};

/** All keys of the front matter. */
const schema: Record<string, {check: Check; required?: true}> = {
  title: {check: text, required: true},
  description: {check: description, required: true},
  owner: {check: owner, required: true},
  reviewed: {check: date, required: true},
  expires: {check: date},
  slug: {check: text},
  sidebar_label: {check: text},
  hide_table_of_contents: {check: flag},
};

const keys = Object.keys(schema);

/** Returns the finding for an unknown key. */
function unknownKey({key, offset, end}: Entry, matter: FrontMatter, file: string): Finding {
  const message = `There is no key "${key}".`;
  if (key === 'aliases' || key === 'sectionAliases')
    return {offset, message, fix: `move its words to ${aliasFile(file)}, under "page:" or "sections:".`};
  const present = matter.entries.map((other) => other.key);
  const {name, sure} = suggestName(key, keys);
  const free = sure && name !== undefined && !present.includes(name);
  const fix = `${name ? `write ${name}, or ` : ''}delete the line. The keys: ${keys.join(', ')}.`;
  return {offset, message, fix, edit: free ? {start: offset, end, text: name} : undefined};
}

function ofEntry(entry: Entry, matter: FrontMatter, file: string): Finding[] {
  const {key, value, valueStart, valueEnd} = entry;
  const rule = schema[key];
  if (!rule) return [unknownKey(entry, matter, file)];
  const mistake = rule.check(value);
  if (!mistake) return [];
  const edit = mistake.text ? {start: valueStart, end: valueEnd, text: mistake.text} : undefined;
  return [{offset: valueStart, message: `${key} ${mistake.message}.`, fix: mistake.fix, edit}];
}

function missing({entries}: FrontMatter): Finding[] {
  const present = entries.map(({key}) => (schema[key] ? key : suggestName(key, keys).name));
  return keys
    .filter((key) => schema[key]?.required && !present.includes(key))
    .map((key) => ({
      offset: 0,
      message: `The page has no ${key}.`,
      fix: `add a line "${key}: …" between the two ---${key === 'owner' ? `, with one of the teams: ${teams.join(', ')}` : ''}.`,
    }));
}

function absent({source}: Page): Finding[] {
  if (/^---\r?\n/.test(source))
    return [
      {
        offset: 0,
        message: "The front matter isn't closed.",
        fix: 'write --- on its own line after the last entry.',
      },
    ];
  return [
    {
      offset: 0,
      message: 'The page has no front matter.',
      fix: `start the file with ---, the lines ${keys.slice(0, 4).join(', ')}, and ---.`,
    },
  ];
}

/** Reports front matter that is missing or invalid. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  check(page) {
    const matter = page.frontMatter;
    if (!matter) return absent(page);
    if (matter.errors.length > 0)
      return matter.errors.slice(0, 1).map(({offset, message, isDuplicate}) => ({
        offset,
        message: `The front matter isn't YAML: ${message}`,
        fix: isDuplicate
          ? 'keep one of the two lines with this key.'
          : 'write key: value, with quotes around values that contain ": ", #, or [.',
      }));
    return [...missing(matter), ...matter.entries.flatMap((entry) => ofEntry(entry, matter, page.file))];
  },
};
