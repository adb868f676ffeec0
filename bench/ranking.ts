import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {EncodedIndex} from '../src/search/encoded';
import {buildSearch} from '../src/search/engine';
import {defaultRanking, type Ranking} from '../src/search/engine/ranking';
import {hrefsOf, type Judged, qualityOf, rankOf} from '../tests/search/judge';
import {table} from './search/table';

const sets = ['queries', 'second', 'tuned', 'heldOut', 'stranger', 'names', 'namesHeldOut', 'pages'] as const;

const usage = `npm run bench:ranking [-- --ablate] [-- SITE]
  Prints the quality of the search in SITE (default: build), for each set of judged queries.
  --ablate  Turns each weight off in turn, and prints the quality by class, the sets whose quality falls, and a query that
            needs the weight.`;

/** What a weight is set to when it is turned off. All others become 0. */
const neutral: Record<string, number> = {stopWord: 1, identifierPart: 1, introduction: 1};

const queriesOf = (set: string): Judged[] =>
  (JSON.parse(readFileSync(`tests/search/${set}.json`, 'utf8')) as {queries: Judged[]}).queries;

function readIndex(site: string): EncodedIndex {
  const folder = join(site, 'assets/search');
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^index-\w+\.json$/.test(name));
  if (!file) throw new Error(`There is no built site in ${site}. Run \`npm run build\` first.`);
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as EncodedIndex;
}

function ranksOf(index: EncodedIndex, queries: Judged[], ranking: Ranking): number[] {
  const engine = buildSearch(index, ranking);
  return queries.map(({query, want}) => rankOf(hrefsOf(engine.search(query)), want));
}

/** Returns the mean reciprocal rank of all queries, then of each class. */
function qualities(queries: Judged[], ranks: number[], classes: string[]): string[] {
  const mrr = (isCounted: (query: Judged) => boolean) => {
    const counted = ranks.filter((_, at) => isCounted(queries[at] as Judged));
    return counted.length > 0 ? qualityOf(counted).mrr.toFixed(3) : '–';
  };
  return [mrr(() => true), ...classes.map((name) => mrr((query) => query.class === name))];
}

/** Returns the ranking with each of its weights turned off, by the weight's name. */
function ablations(): [string, Ranking][] {
  return Object.entries(defaultRanking).flatMap(([name, value]): [string, Ranking][] => {
    if (typeof value === 'number') return [[name, {...defaultRanking, [name]: neutral[name] ?? 0}]];
    return Object.keys(value).map((part) => [`${name}.${part}`, {...defaultRanking, [name]: {...value, [part]: 0}}]);
  });
}

/** Returns the number of queries whose best result falls, and the query where it falls farthest. */
function mostAffected(queries: Judged[], before: number[], after: number[]): string {
  const place = (rank: number | undefined) => (rank ? rank : 11);
  const falls = queries.map(({query}, at) => ({query, fall: place(after[at]) - place(before[at])}));
  const worst = falls.sort((a, b) => b.fall - a.fall)[0];
  const count = falls.filter(({fall}) => fall > 0).length;
  return worst && worst.fall > 0 ? `${count}: ${worst.query}` : '0';
}

/** Returns the sets whose mean reciprocal rank falls, each with the difference. */
function fallenSets(before: number[], after: number[]): string {
  let start = 0;
  const falls = sets.flatMap((set) => {
    const end = start + queriesOf(set).length;
    const [old, now] = [before, after].map((ranks) => qualityOf(ranks.slice(start, end)).mrr);
    start = end;
    const change = ((now ?? 0) - (old ?? 0)).toFixed(3);
    return Number(change) < 0 ? [`${set} ${change}`] : [];
  });
  return falls.join(', ');
}

function main(): void {
  const options = process.argv.slice(2);
  if (options.includes('--help')) {
    console.log(usage);
    return;
  }
  const index = readIndex(options.find((option) => !option.startsWith('--')) ?? 'build');
  const queries = sets.flatMap(queriesOf);
  const classes = [...new Set(queries.map((query) => query.class))];
  const before = ranksOf(index, queries, defaultRanking);
  if (!options.includes('--ablate')) {
    let start = 0;
    const rows = sets.map((set) => {
      const own = queriesOf(set);
      const row = [set, ...qualities(own, before.slice(start, start + own.length), classes)];
      start += own.length;
      return row;
    });
    console.log(table(['set', 'all', ...classes], rows));
    return;
  }
  const rows = ablations().map(([name, ranking]) => {
    const after = ranksOf(index, queries, ranking);
    return [
      name,
      ...qualities(queries, after, classes),
      fallenSets(before, after),
      mostAffected(queries, before, after),
    ];
  });
  const head = ['turned off', 'all', ...classes, 'sets that fall', 'queries that fall, the farthest'];
  console.log(table(head, [['nothing', ...qualities(queries, before, classes), '', ''], ...rows]));
}

main();
