import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {ours, type Peer, peers, type Site, versionsOf} from './generators';
import {builtSite, realContent} from './projects';
import {run} from './run';

/** A site that is built, and how it is served. */
export interface BuiltSite {
  site: Site;
  directory: string;
  versions: Record<string, string>;
}

/** Builds our own site as `npm run build` does, from scratch. */
async function buildOurs(): Promise<string> {
  await run(join('node_modules', '.bin', 'docusaurus'), ['build'], {env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}});
  return resolve('build');
}

function ourVersions(): Record<string, string> {
  const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};
  return {'@docusaurus/core': dependencies['@docusaurus/core'] ?? ''};
}

/**
 * Builds the sites with these IDs, all from the same pages. Peers are rebuilt only if the pages or their settings have
 * changed.
 * @param reuse whether to keep the last build of our own site
 */
export async function buildSites(ids: string[], reuse: boolean): Promise<BuiltSite[]> {
  const built: BuiltSite[] = [];
  const content = realContent();
  for (const site of [ours, ...peers].filter(({id}) => ids.includes(id))) {
    console.log(`build: ${site.name}`);
    if (site === ours) {
      const directory = reuse && existsSync('build') ? resolve('build') : await buildOurs();
      built.push({site, directory, versions: ourVersions()});
    } else {
      const peer = site as Peer;
      built.push({site, directory: await builtSite(peer, content, '16'), versions: versionsOf(peer)});
    }
  }
  return built;
}
