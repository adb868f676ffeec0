import {aliasFile, aliasFolder} from '../../../plugins/files/search-index/aliases';
import {parseSynonyms, synonymsFile} from '../../../plugins/files/search-index/synonyms';
import type {Outline} from '../outline';
import type {Site} from '../site';
import {type Suggestion, suggestAnchor, suggestName} from '../suggestions';
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

/** Returns the finding for a key that should have another name. */
function renamed({offset, end}: Entry, message: string, {name, sure}: Suggestion): Finding {
  const edit = sure && name ? {start: offset, end, text: name} : undefined;
  return {offset, message, fix: name ? `write ${name}.` : 'delete the line.', edit};
}

/** Returns a finding for each section that the page doesn't have. */
function unknownSections(sections: Entry[], page: Outline, site: Site): Finding[] {
  const ids = page.anchors.map(({id}) => id);
  const free = ids.filter((id) => sections.every(({key}) => key !== id));
  return sections
    .filter(({key}) => !ids.includes(key))
    .map((entry) => {
      const right = suggestAnchor(entry.key, free, site.published[site.addressOf(page)]);
      return renamed(entry, `${page.file} has no section "${entry.key}".`, right);
    });
}

function ofEntry(entry: Entry, page: Outline, site: Site): Finding[] {
  const {key, valueStart: offset, entries} = entry;
  if (key === 'page') return listFinding(entry);
  if (key !== 'sections') return [renamed(entry, `There is no key "${key}".`, suggestName(key, keys))];
  if (!entries)
    return [{offset, message: 'There is no section.', fix: 'write "  section-id: [first words, other words]" below.'}];
  // An unreadable page is reported once, and not again for each of its sections.
  return [...entries.flatMap(listFinding), ...(page.readable ? unknownSections(entries, page, site) : [])];
}

function ofFile(file: string, source: string, site: Site): Finding[] {
  const page = site.pages.find((each) => aliasFile(each.file) === file);
  if (!page)
    return [{offset: 0, message: 'No page has these aliases.', fix: 'rename the file like its page, or delete it.'}];
  const {entries, errors} = readYaml(source);
  const [error] = errors;
  if (!error) return entries.flatMap((entry) => ofEntry(entry, page, site));
  const fix = error.isDuplicate
    ? 'keep one of the two lines with this key, and add the words of the other.'
    : 'write key: [first words, other words].';
  return [{offset: error.offset, message: `The file isn't YAML: ${error.message}`, fix}];
}

/** Checks that search aliases are lists of words for pages and sections that exist. */
export const searchAliases: FileRule = {
  name: 'search-aliases',
  check: (site) =>
    site.files.list(aliasFolder).flatMap((file) => {
      const source = site.files.read(file)?.toString('utf8') ?? '';
      return ofFile(file, source, site).map((finding) => ({file, ...finding}));
    }),
};

/** Checks that search synonyms are words and phrases that the search can find. */
export const synonyms: FileRule = {
  name: 'synonyms',
  check: ({files}) => {
    const source = files.read(synonymsFile)?.toString('utf8');
    if (source === undefined) return [];
    return parseSynonyms(source).faults.map((fault) => ({file: synonymsFile, ...fault}));
  },
};
