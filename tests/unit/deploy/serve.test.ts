/** @jest-environment node */
import {rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {createSiteServer} from '../../../deploy/server';
import {checkServer} from '../../deploy/checkServer';
import {buildExample, redirects} from '../../deploy/exampleSite';

checkServer('npm run serve', async () => {
  const site = await buildExample('one');
  const server = createSiteServer(site, redirects).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    site,
    async stop() {
      server.closeAllConnections();
      server.close();
      rmSync(site, {recursive: true});
    },
  };
});
