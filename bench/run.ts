import {parseArgs} from 'node:util';
import {runCommand} from '../authoring/shared/command';
import {type Chromium, launchChromium} from './browser/launch';
import {measureBuild} from './parts/build';
import {type FirstLoads, firstLoad, measureBytes} from './parts/bytes';
import {measureConsoles} from './parts/console';
import {measureGrowth} from './parts/growth';
import {measureIslands} from './parts/islands';
import {type LighthouseScores, measureLighthouse} from './parts/lighthouse';
import {measureNavigation} from './parts/navigation';
import {measureSession} from './parts/session';
import {updateReadme} from './report';
import {type Findings, loadNow, machine, type Part, readResults, writeResults} from './results';
import {type BuiltSite, buildSites} from './site/built';
import {readGroups} from './site/content';
import {ours, peers, type Site} from './site/generators';
import {realContent} from './site/projects';
import {type Served, serveSite} from './site/server';

interface Subject {
  chromium: Chromium;
  site: Site;
  served: Served;
  /** The numbers of pages to add, one for each size that is built, to measure how a site grows. */
  pages: number[];
}

const ids = readGroups().flatMap((group) => group.ids);

/** Measures the first loads of all pages, including the home page where there is one. */
async function allFirstLoads({chromium, site, served}: Subject): Promise<FirstLoads> {
  const pages = await measureBytes(chromium, site, served, ids);
  return site === ours ? {...pages, home: await firstLoad(chromium, served, '/')} : pages;
}

async function audit({site, served}: Subject): Promise<Findings['lighthouse']> {
  const docs = {'quick-start': await measureLighthouse(served, site.address('quick-start'))};
  if (site !== ours) return docs;
  const others = {
    home: '/',
    pricing: '/products/pricing',
    index: site.address('index'),
    reference: site.address('rest-api-reference'),
  };
  const scores = {...docs} as Record<string, LighthouseScores>;
  for (const [name, path] of Object.entries(others)) scores[name] = await measureLighthouse(served, path);
  return scores;
}

const parts: {[Name in Part]: (subject: Subject) => Promise<Findings[Name]>} = {
  bytes: allFirstLoads,
  session: ({chromium, site, served}) => measureSession(chromium, site, served),
  navigation: ({chromium, site, served}) => measureNavigation(chromium, site, served),
  lighthouse: audit,
  islands: ({chromium, served}) => measureIslands(chromium, served),
  console: ({chromium, served}) => measureConsoles(chromium, served),
  build: ({site}) => measureBuild(site, realContent()),
  growth: ({chromium, site, pages}) => measureGrowth(chromium, site, realContent(), pages),
};

async function measure<Name extends Part>(name: Name, built: BuiltSite[], pages: number[]): Promise<void> {
  const chromium = await launchChromium();
  const begun = loadNow();
  try {
    for (const {site, directory, versions} of built) {
      // The other generators have neither.
      if ((name === 'islands' || name === 'console') && site !== ours) continue;
      const started = performance.now();
      const served = await serveSite(directory, site === ours ? undefined : site.immutable);
      const found = await parts[name]({chromium, site, served, pages}).finally(() => served.close());
      const results = readResults();
      results.versions[site.id] = versions;
      const findings: Record<string, Findings[Name]> = results.findings[name] ?? {};
      findings[site.id] = found;
      Object.assign(results.findings, {[name]: findings});
      const date = new Date().toISOString().slice(0, 10);
      results.circumstances[name] = {date, load: [begun, loadNow()], machine: machine(), chromium: chromium.version};
      writeResults(results);
      console.log(`${name}: ${site.name}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
  } finally {
    await chromium.close();
  }
}

/** Returns the names in a comma-separated option, or all names. */
function chosen<Name extends string>(option: string, value: string | undefined, all: Name[]): Name[] {
  const names = value?.split(',') ?? all;
  const unknown = names.find((name) => !(all as string[]).includes(name));
  if (unknown) throw new Error(`--${option} has no value "${unknown}". Fix: choose from ${all.join(', ')}.`);
  return all.filter((name) => names.includes(name));
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      sites: {type: 'string'},
      reuse: {type: 'boolean', default: false},
      pages: {type: 'string', default: '1000,5000'},
    },
  });
  const wanted = chosen('only', values.only, Object.keys(parts) as Part[]);
  const sites = chosen(
    'sites',
    values.sites,
    [ours, ...peers].map(({id}) => id),
  );
  const pages = values.pages.split(',').map(Number);
  if (pages.some((count) => !Number.isInteger(count) || count < 1))
    throw new Error(`--pages is "${values.pages}". Fix: write numbers of pages, such as 1000,5000.`);
  const built = await buildSites(sites, values.reuse);
  for (const name of wanted) {
    await measure(name, built, pages);
    updateReadme(readResults());
  }
}

// Exits on a signal, so that the programs that were started are stopped, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

runCommand(main);
