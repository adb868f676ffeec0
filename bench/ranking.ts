import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {EncodedIndex} from '../src/search/encoded';
import {buildSearch} from '../src/search/engine';
import {defaultRanking, type Ranking} from '../src/search/engine/rankingWeights';
import {hrefsOf, type Judged, qualityOf, rankOf} from '../tests/search/judge';
import {table} from './results';

export const sets = ['queries', 'second', 'tuned', 'heldOut', 'stranger', 'names', 'namesHeldOut', 'pages'] as const;

/** What a weight is set to when it is turned off. All others become 0. */
const neutral: Record<string, number> = {stopWord: 1, identifierPart: 1, introduction: 1};

/** Returns a set of judged queries. */
export const queriesOf = (set: string): Judged[] =>
  (JSON.parse(readFileSync(`tests/search/${set}.json`, 'utf8')) as {queries: Judged[]}).queries;

/** Reads the search index of a built site. */
export function readIndex(site: string): EncodedIndex {
  const folder = join(site, 'assets/search');
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^index-\w+\.json$/.test(name));
  if (!file) throw new Error(`There is no built site in ${site}. Fix: run \`npm run build\`.`);
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as EncodedIndex;
}

/** Returns the ranking with each of its weights turned off, by the weight's name. */
function ablations(): [string, Ranking][] {
  return Object.entries(defaultRanking).flatMap(([name, value]): [string, Ranking][] => {
    if (typeof value === 'number') return [[name, {...defaultRanking, [name]: neutral[name] ?? 0}]];
    return Object.keys(value).map((part) => [`${name}.${part}`, {...defaultRanking, [name]: {...value, [part]: 0}}]);
  });
}

/**
 * Prints the quality of our search: the mean reciprocal rank of all queries, then of each set.
 * @param isAblated whether to print it with each weight turned off in turn, too
 */
export function printRanking(isAblated: boolean): void {
  const index = readIndex('build');
  const judged = sets.map(queriesOf);
  const rows = [['nothing', defaultRanking] as const, ...(isAblated ? ablations() : [])].map(([name, ranking]) => {
    const engine = buildSearch(index, ranking);
    const ranks = judged.map((set) => set.map(({query, want}) => rankOf(hrefsOf(engine.search(query)), want)));
    return [name, ...[ranks.flat(), ...ranks].map((some) => qualityOf(some).mrr.toFixed(3))];
  });
  console.log(table(['turned off', 'all', ...sets], rows));
}
