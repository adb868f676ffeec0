import {readFileSync} from 'node:fs';
import {type Option, type OptionSets, readOptions} from '../../plugins/option-tables/surfaces/options';
import {guess} from './guess';
import type {Complaint} from './place';
import type {OptionRow, OptionTable, Problem, Sources} from './types';

const plain = (value: string) => value.replaceAll("'", '"').trim();
const lastWord = (value: string) => value.split('.').at(-1) ?? '';

/** Returns the types that a page can write for an option. */
function typesOf({type}: Option): string[] {
  const bare = type.replace(/\s+/g, ' ');
  return [bare, ...(/^'/.test(bare) ? ['string'] : []), ...(bare.includes('=>') ? ['function'] : [])];
}

function fitsDefault(cell: string, {isRequired, default: value}: Option): boolean {
  if (isRequired) return cell === 'Required';
  if (value === undefined) return ['undefined', 'none'].includes(cell);
  return plain(cell) === plain(value) || (/^[A-Z_]+$/.test(cell) && cell === lastWord(value));
}

/** A settings type, and its options. */
interface Owner {
  owner: string;
  set: Option[];
}

/** Returns what is wrong with the name, the type, and the default in a row. */
function rowComplaints(row: OptionRow, {owner, set}: Owner): Complaint[] {
  const option = set.find(({name}) => name === row.name);
  if (!option) {
    const names = set.map(({name}) => name);
    return [{expected: `an option of ${owner}`, received: row.name, fix: `did you mean ${guess(row.name, names)}?`}];
  }
  const types = typesOf(option);
  const wanted = option.isRequired ? 'Required' : (option.default ?? 'undefined');
  const subject = `for ${row.name} of ${owner}`;
  const type = {expected: `type ${types.join(' or ')} ${subject}`, received: row.type, fix: `write ${types[0]}.`};
  const value = {expected: `default ${wanted} ${subject}`, received: row.default, fix: `write ${wanted}.`};
  return [...(types.includes(row.type) ? [] : [type]), ...(fitsDefault(row.default, option) ? [] : [value])];
}

/** Finds the settings type of a table: the one with the most of its rows, or the smallest of these. */
function ownerOf(rows: OptionRow[], sets: OptionSets): Owner | undefined {
  const ranked = [...sets].map(([owner, set]) => {
    const known = rows.filter((row) => set.some(({name}) => name === row.name.split('.')[0]));
    return {owner, set, known: known.length};
  });
  ranked.sort((a, b) => b.known - a.known || a.set.length - b.set.length);
  return ranked.find(({known}) => known > 0);
}

/** Returns the SDK of a page, by its file name. */
function sdkOf(file: string): 'web' | 'ios' | 'android' {
  const [name] = /[^/]+$/.exec(file) ?? [''];
  if (name.startsWith('ios')) return 'ios';
  return name.startsWith('android') ? 'android' : 'web';
}

/**
 * Compares handwritten options tables with the SDK of their page: names, types, and defaults. A table of a settings
 * type that `api/settings.schema.json` describes must be generated.
 */
export function checkTables(tables: OptionTable[], sources: Sources): Problem[] {
  const sdks = readOptions(sources);
  const {$defs: described} = JSON.parse(readFileSync(sources.settings, 'utf8')) as {$defs: Record<string, unknown>};
  return tables.flatMap(({file, line, column, rows}): Problem[] => {
    const sdk = sdkOf(file);
    const owner = ownerOf(rows, sdks[sdk]);
    const place = {file, line, column};
    if (!owner) {
      const fix = 'name the options as the SDK declares them.';
      return [{...place, expected: `options of the ${sdk} SDK`, received: 'none that it knows', fix}];
    }
    if (owner.owner in described) {
      const fix = `write <OptionTable sdk="${sdk}" of="${owner.owner}" />.`;
      return [{...place, expected: `a generated table of ${owner.owner}`, received: 'a handwritten one', fix}];
    }
    return rows.flatMap((row) => {
      const rowPlace = {file, line: row.line, column: row.column};
      return rowComplaints(row, owner).map((complaint) => ({...rowPlace, ...complaint}));
    });
  });
}
