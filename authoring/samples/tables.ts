import {guess} from './guess';
import {type Option, type OptionSets, readOptions} from './surfaces/options';
import type {OptionRow, OptionTable, Problem, Sources} from './types';

const nothing = ['undefined', 'none', 'not set', 'null', 'nil'];
const plain = (value: string) => value.replaceAll("'", '"').trim();
const lastWord = (value: string) => value.split('.').at(-1) ?? '';

/** The option that a row names: of the set itself, or of a set that one of its options takes (`wakeWord.phrase`). */
function optionOf(name: string, set: Option[], sets: OptionSets): Option | undefined {
  const [first = '', ...rest] = name.split('.');
  const direct = set.find((option) => option.name === first);
  if (rest.length > 0) return direct && optionOf(rest.join('.'), sets.get(direct.type.replace('?', '')) ?? [], sets);
  const nested = set.flatMap(({type}) => sets.get(type.replace('?', '')) ?? []);
  return direct ?? nested.find((option) => option.name === first);
}

/** The types that a page may write for an option. */
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

/** Whether every `name: value` that a cell quotes is what the option's own type, or its initializer, sets. */
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
  // The Web SDK leaves the defaults of whole objects to the service; they are the ones that the mobile SDKs declare.
  return typesOf(option).includes('object') && mobile !== undefined && quotesPairs(cell, mobile, mobileSets);
}

function rowProblems(row: OptionRow, option: Option, fits: boolean, owner: string): Problem[] {
  const {line, column, name} = row;
  const at = {file: '', line, column};
  const types = typesOf(option);
  const wanted = option.isRequired ? 'Required' : (option.default ?? 'undefined');
  return [
    ...(types.includes(row.type)
      ? []
      : [{...at, expected: `type ${types.join(' or ')} for ${name} of ${owner}`, came: row.type, fix: `write ${types[0]}.`}]),
    ...(fits
      ? []
      : [{...at, expected: `default ${wanted} for ${name} of ${owner}`, came: row.default, fix: `write ${wanted}.`}]),
  ];
}

/** Compares options tables with the SDK of their page: names, types and defaults. */
export function checkTables(tables: OptionTable[], sources: Sources): Problem[] {
  const sdks = readOptions(sources);
  return tables.flatMap(({file, line, column, rows}) => {
    const sdk = /ios/.test(file.split('/').at(-1) ?? '') ? 'ios' : /android/.test(file) ? 'android' : 'web';
    const sets = sdks[sdk];
    const ranked = [...sets].map(([owner, set]) => ({
      owner,
      set,
      known: rows.filter(({name}) => set.some((option) => option.name === name.split('.')[0])).length - set.length / 100,
    }));
    const best = ranked.sort((a, b) => b.known - a.known)[0];
    if (!best || best.known <= 0) {
      const fix = 'name the options as the SDK declares them.';
      return {file, line, column, expected: `options of the ${sdk} SDK`, came: 'none that it knows', fix};
    }
    const {owner, set} = best;
    return rows.flatMap((row): Problem[] => {
      const option = optionOf(row.name, set, sets);
      if (!option) {
        const fix = `did you mean ${guess(row.name, set.map(({name}) => name))}?`;
        const place = {file, line: row.line, column: row.column};
        return [{...place, expected: `an option of ${owner}`, came: row.name, fix}];
      }
      const mobile = optionOf(row.name, sdks.ios.get(owner) ?? [], sdks.ios);
      const fits = fitsDefault(row.default, option, mobile, sdks.ios);
      return rowProblems(row, option, fits, owner).map((problem) => ({...problem, file}));
    });
  });
}
