import {chromiumFlags, findBrowser} from '../authoring/shared/browser';
import {run} from './site/projects';
import {ours} from './site/sites';
import {median} from './site/visitor';
import type {Figures, Measurement} from './subject';

interface Report {
  categories: Record<string, {score: number}>;
  audits: Record<string, {numericValue: number}>;
}

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Audits an address as Lighthouse does by default: on a simulated mid-range phone with slow 4G. */
async function audit(address: string): Promise<Report> {
  const browser = ['--headless=new', ...chromiumFlags].join(' ');
  const args = [address, '--quiet', '--output=json', `--chrome-flags=${browser}`];
  const start = async () => run('bench/node_modules/.bin/lighthouse', args, '.', {CHROME_PATH: await findBrowser()});
  // One recording in fifty loses its beginning, and Lighthouse reports an error.
  const {stdout} = await start().catch(start);
  return JSON.parse(stdout) as Report;
}

/** Returns the medians of several audits of an address. */
async function figuresOf(address: string): Promise<Figures> {
  const reports: Report[] = [];
  for (let count = 0; count < runs; count++) reports.push(await audit(address));
  const value = (name: string) => median(reports.map(({audits}) => audits[name]?.numericValue ?? Number.NaN));
  const score = (name: string) => median(reports.map((report) => (report.categories[name]?.score ?? Number.NaN) * 100));
  return {
    'performance / accessibility / best practices / SEO': categories.map((name) => score(name).toFixed(0)).join(' / '),
    'largest paint, ms': value('largest-contentful-paint').toFixed(0),
    'blocking time, ms': value('total-blocking-time').toFixed(0),
    'layout shift': value('cumulative-layout-shift').toFixed(3),
  };
}

export const lighthouse: Measurement = {
  title: 'Lighthouse, mobile, the quick start and our home page, median of five, without any input',
  async measure({site, served}) {
    const figures = await figuresOf(served.base + site.address('quick-start'));
    if (site !== ours) return figures;
    const home = Object.entries(await figuresOf(`${served.base}/`));
    return {...figures, ...Object.fromEntries(home.map(([label, value]) => [`home page: ${label}`, value]))};
  },
};
