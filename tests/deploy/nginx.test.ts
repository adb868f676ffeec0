/** @jest-environment node */
import {join} from 'node:path';
import {freePort} from '../../authoring/samples/server';
import {writeConfig} from '../../deploy/nginx';
import {release} from '../../deploy/release';
import {checkServer} from './checkServer';
import {buildExample, redirects} from './exampleSite';
import {releaseFolder, requireNginx, startNginx} from './nginxServer';

requireNginx();

checkServer('nginx', async () => {
  const site = await buildExample('one');
  const folder = releaseFolder();
  const listen = `127.0.0.1:${await freePort()}`;
  release(folder, site, listen);
  writeConfig(join(folder, 'current/.nginx'), folder, listen, redirects);
  const {stop} = await startNginx(folder, listen);
  return {address: `http://${listen}`, site, stop};
});
