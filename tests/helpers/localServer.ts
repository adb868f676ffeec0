import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Starts a server on a free port of this machine. Returns its address, and a function that ends it and its connections. */
export async function startLocally(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
