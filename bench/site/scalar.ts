import {copyFileSync, cpSync, mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {compressFolder} from '../../plugins/finish/compress';
import {install} from './projects';

const template = 'bench/site/peers/scalar';

/**
 * Makes a site with Scalar's API reference of our contract, in the form that its documentation calls standalone.
 * @returns the site's folder
 */
export async function prepareScalar(): Promise<string> {
  const packages = await install({packages: 'scalar', templates: ['scalar']});
  const site = join(packages, 'site');
  mkdirSync(site, {recursive: true});
  cpSync(join(template, 'index.html'), join(site, 'index.html'));
  copyFileSync('api/openapi.yaml', join(site, 'openapi.yaml'));
  const script = 'node_modules/@scalar/api-reference/dist/browser/standalone.js';
  copyFileSync(join(packages, script), join(site, 'standalone.js'));
  await compressFolder(site);
  return site;
}
