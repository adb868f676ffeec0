import {readFileSync} from 'node:fs';
import {type OptionSets, readOptions} from '../../plugins/markdown/option-tables/surfaces/options';
import type {OptionTable, SampleProblem, Sources} from './types';

/** Finds the settings type that has the most of the named options; the smallest of several. */
function ownerOf(names: string[], sets: OptionSets): string | undefined {
  const ranked = [...sets].map(([owner, set]) => {
    const known = names.filter((option) => set.some(({name}) => name === option.split('.')[0]));
    return {owner, size: set.length, known: known.length};
  });
  ranked.sort((a, b) => b.known - a.known || a.size - b.size);
  return ranked.find(({known}) => known > 0)?.owner;
}

/** Returns the SDK of a page, by its file name. */
function sdkOf(file: string): 'web' | 'ios' | 'android' {
  const [name] = /[^/]+$/.exec(file) ?? [''];
  if (name.startsWith('ios')) return 'ios';
  return name.startsWith('android') ? 'android' : 'web';
}

/** Reports handwritten options tables: names, types, and defaults must come from the SDK, so they can't be stale. */
export function checkTables(tables: OptionTable[], sources: Sources): SampleProblem[] {
  const sdks = readOptions(sources);
  const {$defs} = JSON.parse(readFileSync(sources.settings, 'utf8')) as {$defs: Record<string, unknown>};
  return tables.map(({file, line, column, names}): SampleProblem => {
    const sdk = sdkOf(file);
    const owner = ownerOf(names, new Map([...sdks[sdk]].filter(([name]) => name in $defs)));
    const place = {file, line, column};
    if (!owner) {
      const fix = 'name the options as the SDK declares them.';
      return {...place, expected: `options of the ${sdk} SDK`, received: 'none that it knows', fix};
    }
    const fix = `write <OptionTable sdk="${sdk}" of="${owner}" />.`;
    return {...place, expected: `a generated table of ${owner}`, received: 'a handwritten one', fix};
  });
}
