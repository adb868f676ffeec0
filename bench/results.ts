import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg, totalmem} from 'node:os';
import type {BuildTimes} from './parts/build';
import type {FirstLoads} from './parts/bytes';
import type {Consoles} from './parts/console';
import type {Growth} from './parts/growth';
import type {Islands} from './parts/islands';
import type {LighthouseScores} from './parts/lighthouse';
import type {Navigation} from './parts/navigation';
import type {Session} from './parts/session';

/** What each part measures of a site. */
export interface Findings {
  bytes: FirstLoads;
  session: Session;
  navigation: Navigation;
  /** By page: the quick start, and our home. */
  lighthouse: Record<string, LighthouseScores>;
  islands: Islands;
  console: Consoles;
  build: BuildTimes;
  growth: Growth;
}

export type Part = keyof Findings;

/** When and on what a part was measured. */
export interface Circumstances {
  date: string;
  /** The load average over the last minute, when the part began and when it ended. */
  load: [number, number];
  machine: string;
  chromium: string;
}

export interface Results {
  /** Versions of the packages that each site is made with. */
  versions: Record<string, Record<string, string>>;
  circumstances: Partial<Record<Part, Circumstances>>;
  findings: {[Name in Part]?: Record<string, Findings[Name]>};
}

const file = 'bench/results.json';

/** Returns the results of earlier runs, or empty ones. */
export function readResults(): Results {
  if (!existsSync(file)) return {versions: {}, circumstances: {}, findings: {}};
  return JSON.parse(readFileSync(file, 'utf8')) as Results;
}

export function writeResults(results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

export const loadNow = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

export function machine(): string {
  const memory = Math.round(totalmem() / 1e9);
  return `${cpus().length} cores, ${memory} GB, Node ${process.versions.node}`;
}
