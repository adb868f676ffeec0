import {type Option, type OptionSets, readOptions} from '../../plugins/option-tables/surfaces/options';
import {guess} from './guess';
import type {Complaint} from './place';
import type {OptionRow, OptionTable, Problem, Sources} from './types';

const nothing = ['undefined', 'none', 'not set', 'null', 'nil'];
const plain = (value: string) => value.replaceAll("'", '"').trim();
const lastWord = (value: string) => value.split('.').at(-1) ?? '';

/** Finds the option of a row, in the set itself or in the set of one of its options (`wakeWord.phrase`). */
function optionOf(name: string, set: Option[], sets: OptionSets): Option | undefined {
  const [first = '', ...rest] = name.split('.');
  const direct = set.find((option) => option.name === first);
  if (rest.length > 0) return direct && optionOf(rest.join('.'), sets.get(direct.type.replace('?', '')) ?? [], sets);
  const nested = set.flatMap(({type}) => sets.get(type.replace('?', '')) ?? []);
  return direct ?? nested.find((option) => option.name === first);
}

/** Returns the types that a page can write for an option. */
function typesOf({type}: Option): string[] {
  const bare = type.replace(/\s+/g, ' ');
  return [
    bare,
    ...(/^'/.test(bare) ? ['string'] : []),
    ...(bare.includes('=>') ? ['function'] : []),
    ...(bare.endsWith('[]') ? [`list of ${bare.slice(0, -2)}s`] : []),
    ...(/^([A-Z{])/.test(bare) && !bare.endsWith('[]') ? ['object'] : []),
  ];
}

/** Tells whether each `name: value` in a cell matches the option's type or its initializer. */
function quotesPairs(cell: string, {default: value = ''}: Option, sets: OptionSets): boolean {
  const pairs = [...cell.matchAll(/(\w+): ([\w.]+)/g)];
  const inner = sets.get(/^\w+/.exec(value)?.[0] ?? '') ?? [];
  return pairs.every(([text, name, quoted]) => {
    return value.includes(text) || inner.some((option) => option.name === name && option.default === quoted);
  });
}

function fitsDefault(cell: string, option: Option, mobile: Option | undefined, mobileSets: OptionSets): boolean {
  if (option.isRequired) return /^Required\b/.test(cell);
  const value = option.default;
  if (value !== undefined) return plain(cell) === plain(value) || (/^[A-Z_]+$/.test(cell) && cell === lastWord(value));
  if (nothing.includes(cell)) return true;
  // The Web SDK doesn't declare defaults of objects. They're those that the mobile SDKs declare.
  return typesOf(option).includes('object') && mobile !== undefined && quotesPairs(cell, mobile, mobileSets);
}

/** Returns what is wrong with the type and the default in a row. */
function complaints(row: OptionRow, option: Option, fits: boolean, owner: string): Complaint[] {
  const types = typesOf(option);
  const wanted = option.isRequired ? 'Required' : (option.default ?? 'undefined');
  const subject = `for ${row.name} of ${owner}`;
  const type = {expected: `type ${types.join(' or ')} ${subject}`, received: row.type, fix: `write ${types[0]}.`};
  const value = {expected: `default ${wanted} ${subject}`, received: row.default, fix: `write ${wanted}.`};
  return [...(types.includes(row.type) ? [] : [type]), ...(fits ? [] : [value])];
}

function rowComplaints(row: OptionRow, {owner, set}: Owner, sets: OptionSets, ios: OptionSets): Complaint[] {
  const option = optionOf(row.name, set, sets);
  if (!option) {
    const names = set.map(({name}) => name);
    return [{expected: `an option of ${owner}`, received: row.name, fix: `did you mean ${guess(row.name, names)}?`}];
  }
  const mobile = optionOf(row.name, ios.get(owner) ?? [], ios);
  return complaints(row, option, fitsDefault(row.default, option, mobile, ios), owner);
}

/** A settings type, and its options. */
interface Owner {
  owner: string;
  set: Option[];
}

/** Finds the settings type of a table: the one with most of its rows, and the smallest of several. */
function ownerOf(rows: OptionRow[], sets: OptionSets): Owner | undefined {
  const ranked = [...sets].map(([owner, set]) => {
    const known = rows.filter(({name}) => set.some((option) => option.name === name.split('.')[0]));
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

/** Compares options tables with the SDK of their page: names, types, and defaults. */
export function checkTables(tables: OptionTable[], sources: Sources): Problem[] {
  const sdks = readOptions(sources);
  return tables.flatMap(({file, line, column, rows}): Problem[] => {
    const sdk = sdkOf(file);
    const owner = ownerOf(rows, sdks[sdk]);
    if (!owner) {
      const fix = 'name the options as the SDK declares them.';
      return [{file, line, column, expected: `options of the ${sdk} SDK`, received: 'none that it knows', fix}];
    }
    return rows.flatMap((row) => {
      const place = {file, line: row.line, column: row.column};
      return rowComplaints(row, owner, sdks[sdk], sdks.ios).map((complaint) => ({...place, ...complaint}));
    });
  });
}
