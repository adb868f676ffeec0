import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromiumFlags, findBrowser} from '../../authoring/shared/browser';
import {run} from '../site/run';
import type {Served} from '../site/server';
import {median} from '../statistics';

/**
 * Lighthouse's results for a page on a simulated mid-range phone with slow 4G: medians; times in ms, scores out of 100.
 */
export interface LighthouseScores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  blockingTime: number;
  layoutShift: number;
}

interface Report {
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
}

const runs = 5;

/**
 * Matches Lighthouse's error for a recording that lost its beginning, after which it should be run again: once in fifty
 * runs here.
 */
const lost = /NO_NAVSTART/;

function readScores({categories, audits}: Report): LighthouseScores {
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    blockingTime: Math.round(value('total-blocking-time')),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
  };
}

async function auditOnce(address: string, file: string): Promise<LighthouseScores> {
  const browser = ['--headless=new', ...chromiumFlags].join(' ');
  const output = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${browser}`];
  const env = {CHROME_PATH: await findBrowser()};
  const audit = () => run('bench/node_modules/.bin/lighthouse', [address, ...output], {env});
  await audit().catch((error: Error) => {
    if (!lost.test(error.message)) throw error;
    return audit();
  });
  const scores = readScores(JSON.parse(readFileSync(file, 'utf8')) as Report);
  const missing = Object.entries(scores).find(([, value]) => Number.isNaN(value));
  if (missing) throw new Error(`Lighthouse has no ${missing[0]} for ${address}. Fix: read its report.`);
  return scores;
}

/**
 * Runs Lighthouse with its defaults (mobile, simulated throttling) several times, and returns the median of each
 * figure.
 */
export async function measureLighthouse(served: Served, path: string): Promise<LighthouseScores> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const all: LighthouseScores[] = [];
  try {
    for (let count = 0; count < runs; count++)
      all.push(await auditOnce(served.base + path, join(folder, 'report.json')));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  const names = Object.keys(all[0] ?? {}) as (keyof LighthouseScores)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((scores) => scores[name]))]),
  ) as unknown as LighthouseScores;
}
