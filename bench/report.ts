import {readFileSync, writeFileSync} from 'node:fs';
import {formatNumber} from '../src/facts/format';
import type {FirstLoads, Visit} from './parts/bytes';
import type {Growth} from './parts/growth';
import type {LighthouseScores} from './parts/lighthouse';
import type {Circumstances, Findings, Part, Results} from './results';
import {ours, peers} from './site/generators';
import {median} from './statistics';

const readme = 'bench/README.md';
const start = '<!-- results: written by `npm run bench` -->';
const end = '<!-- end of results -->';
const sites = [ours, ...peers];

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const none = '–';

/** A row of a part's table: its label, and a function that formats its value from a site's findings. */
type Row<Name extends Part> = [string, (found: Findings[Name]) => string];

const pages = ({home: _, ...loads}: FirstLoads): Visit[] => Object.values(loads);
const sizes = (loads: FirstLoads): number[] => pages(loads).map(({bytes}) => bytes);
const split = ({byKind}: Visit): string =>
  (['html', 'css', 'js', 'font'] as const).map((kind) => kilobytes(byKind[kind] ?? 0)).join(' / ');
const ofQuickStart =
  (show: (visit: Visit) => string) =>
  (loads: FirstLoads): string =>
    loads['quick-start'] ? show(loads['quick-start']) : none;

const scores = ({performance, accessibility, bestPractices, seo}: LighthouseScores): string =>
  [performance, accessibility, bestPractices, seo].join(' / ');
const ofAudit =
  (show: (scores: LighthouseScores) => string) =>
  (audits: Findings['lighthouse']): string =>
    audits['quick-start'] ? show(audits['quick-start']) : none;

const ofSizes =
  (show: (size: Growth[number]) => string) =>
  (sizes: Growth): string =>
    sizes.map(show).join(' / ');

const rows: {[Name in Part]: {title: string; rows: Row<Name>[]}} = {
  bytes: {
    title: 'First load with an empty cache, without any input',
    rows: [
      ['quick start, KB', ofQuickStart(({bytes}) => kilobytes(bytes))],
      ['of which HTML / CSS / scripts / fonts', ofQuickStart(split)],
      ['requests', ofQuickStart(({requests}) => String(requests))],
      ['also prefetched for later pages, KB', ofQuickStart(({aheadBytes}) => kilobytes(aheadBytes))],
      ['median of the sixteen pages, KB', (loads) => kilobytes(median(sizes(loads)))],
      ['largest of the sixteen, KB', (loads) => kilobytes(Math.max(...sizes(loads)))],
      ['home page, KB', ({home}) => (home ? kilobytes(home.bytes) : none)],
    ],
  },
  session: {
    title: 'A visit to five pages, with a tab switch and a copied sample: everything that the server sends',
    rows: [
      ['KB', ({bytes}) => kilobytes(bytes)],
      ['requests', ({requests}) => String(requests)],
      ['with one search, KB', ({withSearchBytes}) => kilobytes(withSearchBytes)],
      ['requests', ({withSearchRequests}) => String(withSearchRequests)],
    ],
  },
  navigation: {
    title: 'From the press of a link until the next heading is visible, processor four times slower, ms',
    rows: [
      ['as is', ({asIs}) => String(asIs)],
      ['as is, after 200 ms on the link', ({asIsHovered}) => String(asIsHovered)],
      ['slow 4G', ({slow4G}) => String(slow4G)],
      ['slow 4G, after 200 ms on the link', ({slow4GHovered}) => String(slow4GHovered)],
    ],
  },
  lighthouse: {
    title: 'Lighthouse, mobile, median of five, without any input',
    rows: [
      ['performance / accessibility / best practices / SEO', ofAudit(scores)],
      ['first paint, ms', ofAudit(({fcp}) => String(fcp))],
      ['largest paint, ms', ofAudit(({lcp}) => String(lcp))],
      ['blocking time, ms', ofAudit(({blockingTime}) => String(blockingTime))],
      ['layout shift', ofAudit(({layoutShift}) => String(layoutShift))],
      ['home page: scores', ({home}) => (home ? scores(home) : none)],
      [
        'home page: largest paint / blocking time, ms',
        ({home}) => (home ? `${home.lcp} / ${home.blockingTime}` : none),
      ],
    ],
  },
  islands: {
    title: 'React islands: from the press of a control until its island responds, processor four times slower',
    rows: [
      ['hydrated once visible (error finder), ms', ({visible}) => String(visible.ms)],
      [
        'the same for an island visible without scrolling (demo of Voice AI), ms',
        ({firstScreen}) => String(firstScreen.ms),
      ],
      [
        'hydrated by the first move of the mouse, with the press right after it (sentence of the home page), ms',
        ({reached}) => String(reached.ms),
      ],
      ['the same after 200 ms on it, ms', ({hovered}) => String(hovered.ms)],
      ['the same after the mouse has moved on the page, ms', ({used}) => String(used.ms)],
      ['the same, tapped on a touch screen first of all, ms', ({tapped}) => String(tapped.ms)],
      ['loader, on pages with islands, KB', ({reached}) => kilobytes(reached.beforeBytes)],
      ['fetched by the first press, React included, KB', ({reached}) => kilobytes(reached.pressBytes)],
    ],
  },
  console: {
    title: "Our API console / Scalar's API client with the same contract, processor four times slower",
    rows: [
      ['from the press until it can be used, ms', ({ours: own, scalar}) => `${own.ms} / ${scalar.ms}`],
      [
        'the page before the press, KB',
        ({ours: own, scalar}) => `${kilobytes(own.beforeBytes)} / ${kilobytes(scalar.beforeBytes)}`,
      ],
      [
        'fetched by the press, KB',
        ({ours: own, scalar}) => `${kilobytes(own.pressBytes)} / ${kilobytes(scalar.pressBytes)}`,
      ],
    ],
  },
  build: {
    title: 'Build of the documentation, median of three. Ours builds and compresses the whole site',
    rows: [
      ['cold, s', ({coldSeconds}) => String(coldSeconds)],
      ['warm, s', ({warmSeconds}) => String(warmSeconds)],
      ['memory, MB', ({coldPeakMb}) => String(coldPeakMb ?? none)],
    ],
  },
  growth: {
    title: 'More pages of about 700 words: one cold build each, and the first load of the quick start',
    rows: [
      ['pages added', ofSizes(({added}) => formatNumber(added))],
      ['first load, KB', ofSizes(({bytes}) => kilobytes(bytes))],
      ['build, s', ofSizes(({seconds}) => seconds.toFixed(0))],
      ['memory, MB', ofSizes(({peakMb}) => String(peakMb ?? none))],
      ['built files, MB', ofSizes(({outMb}) => String(outMb))],
    ],
  },
};

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

function measuredWhere({date, load, machine, chromium}: Circumstances): string {
  return `${date}, ${machine}, ${chromium}, load average ${load[0]} at the start and ${load[1]} at the end.`;
}

function section<Name extends Part>(name: Name, {findings, circumstances}: Results): string {
  const found: Record<string, Findings[Name]> | undefined = findings[name];
  const where = circumstances[name];
  if (!found || !where) return '';
  const shown = sites.filter(({id}) => found[id]);
  const cells = rows[name].rows.map(([label, show]) => [
    label,
    ...shown.map(({id}) => (found[id] ? show(found[id]) : none)),
  ]);
  const head = ['', ...shown.map((site) => site.name)];
  const table = [line(head), line(head.map(() => '---')), ...cells.map(line)].join('\n');
  return `### ${rows[name].title}\n\n${table}\n\n${measuredWhere(where)}`;
}

function versionLines({versions}: Results): string {
  return sites
    .filter(({id}) => versions[id])
    .map(({id, name}) => {
      const packages = Object.entries(versions[id] ?? {}).map(([key, version]) => `${key} ${version}`);
      return `- ${name}: ${packages.join(', ')}`;
    })
    .join('\n');
}

/** Writes the results into the README, between its two markers. */
export function updateReadme(results: Results): void {
  const text = readFileSync(readme, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${readme} has lost its markers. Fix: restore ${start} and ${end}.`);
  const tables = (Object.keys(rows) as Part[]).map((name) => section(name, results)).filter(Boolean);
  const content = [versionLines(results), ...tables].join('\n\n');
  writeFileSync(readme, `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`);
}
