/** @jest-environment node */
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {createSiteServer} from '../../../deploy/siteServer';
import {checkServer} from '../../deploy/checkServer';
import {buildExample, redirects} from '../../deploy/exampleSite';
import {request, send} from '../../deploy/rawClient';
import {startLocally} from '../../helpers/localServer';

async function serveExample() {
  const site = await buildExample('one');
  const {url: address, stop} = await startLocally(createSiteServer(site, redirects));
  return {address, site, stop};
}

checkServer('npm run serve', serveExample);

test('files that vanish while they are served are missing, and the server goes on', async () => {
  const {address, site, stop} = await serveExample();
  const status = async (path: string) => (await send(address, request(path, {'Accept-Encoding': 'br'}))).status;
  for (const file of ['docs/page.html.br', '404.html.br', '404.html', 'docs.html', 'docs.html.br'])
    rmSync(join(site, file));
  expect(await status('/docs/page')).toBe(200);
  expect(await status('/docs')).toBe(404);
  expect(await status('/lost')).toBe(404);
  expect(await status('/')).toBe(200);
  stop();
});
