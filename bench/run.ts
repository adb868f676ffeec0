import {parseArgs} from 'node:util';
import {withBrowser} from '../authoring/shared/browser';
import {runCommand} from '../authoring/shared/command';
import {bytes} from './bytes';
import {clicks} from './clicks';
import {printColumns} from './results';
import {builtSite} from './site/projects';
import {serveSite} from './site/server';
import {ours, starlight} from './site/sites';
import type {Figures, Measurement} from './subject';

const sites = [ours, starlight];
const measurements: Record<string, Measurement> = {bytes, clicks};

const usage = `npm run bench -- <what> [--sites ours]
  bytes    what a first load of each page transfers
  clicks   the time from a click to the next heading
  search   our search, MiniSearch, and Pagefind on the judged queries
  ranking  the quality of our search by set; with --ablate, without each weight in turn`;

async function measureSites({title, measure}: Measurement, ids: string[]): Promise<void> {
  const columns: Record<string, Figures> = {};
  await withBrowser(async (browser) => {
    for (const site of sites.filter(({id}) => ids.includes(id))) {
      const served = await serveSite(await builtSite(site), site === ours);
      columns[site.name] = await measure({browser, site, served}).finally(() => served.close());
    }
  });
  printColumns(title, columns);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {sites: {type: 'string'}, ablate: {type: 'boolean', default: false}},
  });
  const [what = ''] = positionals;
  const measurement = measurements[what];
  const all = sites.map(({id}) => id);
  if (measurement) await measureSites(measurement, values.sites?.split(',') ?? all);
  else if (what === 'search') await (await import('./search')).measureSearch();
  else if (what === 'ranking') (await import('./ranking')).printRanking(values.ablate);
  else throw new Error(usage);
}

runCommand(main);
