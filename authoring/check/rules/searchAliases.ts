import {aliasFile, aliasFolder} from '../../../plugins/files/search-index/aliasFiles';
import type {Outline} from '../outline';
import {placeOf} from '../places';
import type {Site} from '../site';
import {suggestAnchor, suggestName} from '../suggestions';
import type {FileRule, Finding} from '../types';
import {type Entry, readYaml} from '../yaml';

const keys = ['page', 'sections'];

const isWord = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

/** Returns the finding for words that aren't a list. */
function listFinding({key, value, valueStart: offset}: Entry): Finding[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isWord)) return [];
  return [{offset, message: `"${key}" isn't a list of words.`, fix: 'write it as [first words, other words].'}];
}

/** Returns a finding for each section that the page doesn't have. */
function unknownSections(sections: Entry[], page: Outline, site: Site): Finding[] {
  const ids = page.anchors.map(({id}) => id);
  const named = sections.map(({key}) => key);
  const free = ids.filter((id) => !named.includes(id));
  return sections
    .filter(({key}) => !ids.includes(key))
    .map(({key, offset, end}) => {
      const {name, sure} = suggestAnchor(key, free, site.published[site.addressOf(page)]);
      return {
        offset,
        message: `${page.file} has no section "${key}".`,
        fix: name ? `did you mean ${name}?` : 'delete the line.',
        edit: sure && name ? {start: offset, end, text: name} : undefined,
      };
    });
}

function ofEntry(entry: Entry, page: Outline, site: Site): Finding[] {
  const {key, offset, end, valueStart, entries} = entry;
  if (key === 'page') return listFinding(entry);
  if (key !== 'sections') {
    const {name, sure} = suggestName(key, keys);
    const fix = `${name ? `write ${name}, or ` : ''}delete the entry. The keys: ${keys.join(', ')}.`;
    return [
      {
        offset,
        message: `There is no key "${key}".`,
        fix,
        edit: sure && name ? {start: offset, end, text: name} : undefined,
      },
    ];
  }
  if (!entries)
    return [
      {
        offset: valueStart,
        message: '"sections" has no list for each section.',
        fix: 'write a line for each section, indented by two spaces: the-id-of-the-section: [first words, other words].',
      },
    ];
  // An unreadable page is reported once, and not again for each of its sections.
  return [...entries.flatMap(listFinding), ...(page.readable ? unknownSections(entries, page, site) : [])];
}

function ofFile(file: string, source: string, site: Site): Finding[] {
  const page = site.pages.find((each) => aliasFile(each.file) === file);
  if (!page) {
    const {name} = suggestName(
      file,
      site.pages.map((each) => aliasFile(each.file)),
    );
    const rename = name ? `rename the file to ${name}, or ` : '';
    return [{offset: 0, message: 'No page has these aliases.', fix: `${rename}delete it.`}];
  }
  const {entries, errors} = readYaml(source);
  const [error] = errors;
  if (error)
    return [
      {
        offset: error.offset,
        message: `The file isn't YAML: ${error.message}`,
        fix: error.isDuplicate
          ? 'keep one of the two lines with this key, and add the words of the other.'
          : 'write key: [first words, other words].',
      },
    ];
  return entries.flatMap((entry) => ofEntry(entry, page, site));
}

/** Checks that search aliases are lists of words for pages and sections that exist. */
export const searchAliases: FileRule = {
  name: 'search-aliases',
  check: (site) =>
    site.files.list(aliasFolder).flatMap((file) => {
      const source = site.files.read(file)?.toString('utf8') ?? '';
      return ofFile(file, source, site).map(({offset, ...finding}) => ({
        file,
        ...placeOf(source, offset),
        ...finding,
      }));
    }),
};
