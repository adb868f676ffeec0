/** @jest-environment node */
import {rmSync} from 'node:fs';
import {release} from '../../deploy/release';
import {ReleaseStore} from '../../deploy/release/store';
import {checkServer} from './checkServer';
import {buildExample, redirects} from './exampleSite';
import {freePort, releaseFolder, requireNginx, startNginx} from './nginxServer';

requireNginx();

checkServer('nginx', async () => {
  const site = await buildExample('one');
  const store = new ReleaseStore(releaseFolder());
  const listen = `127.0.0.1:${await freePort()}`;
  release(store, site, {listen, redirects});
  const nginx = await startNginx(store.folder, listen);
  return {
    address: `http://${listen}`,
    site,
    async stop() {
      await nginx.stop();
      rmSync(store.folder, {recursive: true});
      rmSync(site, {recursive: true});
    },
  };
});
