import {aliasFile} from '../../../plugins/search-index/aliasFiles';
import {near} from '../near';
import type {FrontMatter, Page} from '../page';
import type {Finding, PageRule} from '../types';
import type {Entry} from '../yaml';

/** The teams that answer for pages. */
const teams = ['developer-relations', 'platform', 'mobile', 'web', 'security'];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isDate = (value: unknown): boolean =>
  isText(value) &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;

const shortest = 50;
const longest = 160;

type Fault = {message: string; fix: string; text?: string} | undefined;
type Check = (value: unknown) => Fault;

const text: Check = (value) =>
  isText(value)
    ? undefined
    : {message: 'needs words', fix: 'write some after the colon, in quotes if they hold a colon.'};

const date: Check = (value) =>
  isDate(value) ? undefined : {message: `is not a day: ${String(value)}`, fix: 'write it as 2026-11-16.'};

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
    fix: `say in ${shortest} to ${longest} what a reader can do after reading: ${length < shortest ? `${shortest - length} more` : `${length - longest} fewer`}.`,
  };
};

const owner: Check = (value) => {
  if (isText(value) && teams.includes(value)) return undefined;
  const {name, sure} = near(String(value ?? ''), teams);
  return {
    message: `is no team: ${String(value)}`,
    fix: name ? `write ${name}. The teams: ${teams.join(', ')}.` : `write one of the teams: ${teams.join(', ')}.`,
    text: sure ? name : undefined,
  };
};

/** Every key that a page may have, and whether it must. */
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

/** Returns the finding for a key that no page has. */
function unknownKey({key, offset, end}: Entry, matter: FrontMatter, file: string): Finding {
  const message = `No page has the key "${key}".`;
  if (key === 'aliases' || key === 'sectionAliases')
    return {offset, message, fix: `move its words to ${aliasFile(file)}, under "page:" or "sections:".`};
  const present = matter.entries.map((other) => other.key);
  const {name, sure} = near(key, keys);
  const free = sure && name !== undefined && !present.includes(name);
  const fix = `${name ? `write ${name}, or ` : ''}delete the line. The keys: ${keys.join(', ')}.`;
  return {offset, message, fix, edit: free ? {start: offset, end, text: name} : undefined};
}

function ofEntry(entry: Entry, matter: FrontMatter, file: string): Finding[] {
  const {key, value, valueStart, valueEnd} = entry;
  const rule = schema[key];
  if (!rule) return [unknownKey(entry, matter, file)];
  const fault = rule.check(value);
  if (!fault) return [];
  const edit = fault.text ? {start: valueStart, end: valueEnd, text: fault.text} : undefined;
  return [{offset: valueStart, message: `${key} ${fault.message}.`, fix: fault.fix, edit}];
}

function missing({entries}: FrontMatter): Finding[] {
  const present = entries.map(({key}) => (schema[key] ? key : near(key, keys).name));
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
        message: 'The front matter is never closed.',
        fix: 'write --- on a line of its own after its last entry.',
      },
    ];
  return [
    {
      offset: 0,
      message: 'The page has no front matter.',
      fix: `begin the file with ---, the lines ${keys.slice(0, 4).join(', ')}, and ---.`,
    },
  ];
}

/** The closed list of what stands between the two `---`. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  check(page) {
    const matter = page.frontMatter;
    if (!matter) return absent(page);
    if (matter.faults.length > 0)
      return matter.faults.slice(0, 1).map(({offset, message}) => ({
        offset,
        message: `The front matter is not YAML: ${message}`,
        fix: /must be unique/.test(message)
          ? 'keep one of the two lines with this name.'
          : 'write key: value, with quotes around values that hold ": ", # or [.',
      }));
    return [...missing(matter), ...matter.entries.flatMap((entry) => ofEntry(entry, matter, page.file))];
  },
};
