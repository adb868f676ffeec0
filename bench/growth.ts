import {mkdirSync, readdirSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {formatNumber} from '../src/facts/format';
import {firstLoad} from './bytes';
import {firstResult, writeEngines} from './search/firstResult';
import {grownContent} from './site/generated';
import {buildSite, realContent} from './site/projects';
import {serveSite} from './site/server';
import {ours} from './site/sites';
import {type Figures, kilobytes, type Measurement, type Subject} from './subject';

/** How many pages are added. */
const sizes = [0, 1000, 5000];
const folder = 'bench/.work/search';

/** Measures our search and Pagefind on the pages of a built site. */
async function searchFigures(browser: Subject['browser'], site: string): Promise<Figures> {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  await writeEngines(site, folder);
  const index = readdirSync(join(folder, 'pagefind'), {recursive: true, encoding: 'utf8'});
  const size = index.reduce((sum, file) => sum + statSync(join(folder, 'pagefind', file)).size, 0);
  const figures: Figures = {"Pagefind's index, MB": (size / 1e6).toFixed(1)};
  for (const engine of ['ours', 'pagefind']) {
    const served = await serveSite(folder);
    const {ms, bytes, page} = await firstResult(browser, served, engine).finally(() => served.close());
    await page.context().close();
    figures[`first result, ${engine}, ms / KB`] = `${ms.toFixed(0)} / ${kilobytes(bytes)}`;
  }
  return figures;
}

export const growth: Measurement = {
  title: 'More pages of about 700 words: one build from scratch each, and the first load of the quick start',
  async measure({browser, site}) {
    const figures: Figures = {};
    for (const added of sizes) {
      const {directory, seconds} = await buildSite(site, grownContent(await realContent(), added), `grown-${added}`);
      const served = await serveSite(directory, site === ours);
      const {bytes} = await firstLoad({browser, served}, site.address('quick-start')).finally(() => served.close());
      const pages = `${formatNumber(added)} more pages`;
      figures[`${pages}: build, s`] = seconds.toFixed(0);
      figures[`${pages}: first load, KB`] = kilobytes(bytes);
      if (site !== ours || added !== sizes.at(-1)) continue;
      for (const [label, figure] of Object.entries(await searchFigures(browser, directory)))
        figures[`${pages}: ${label}`] = figure;
    }
    return figures;
  },
};
