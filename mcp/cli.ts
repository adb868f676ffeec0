import {createServer as createHttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import documentation from 'timbre-documentation';
import {createServer, versionOf} from './server';

const usage = `Usage: node timbre-docs.mjs [--http PORT]

  Without options, speaks the Model Context Protocol over standard input and output, for an agent that starts it.

  --http     Listens on 127.0.0.1 instead: http://127.0.0.1:PORT/mcp
  --version  Prints the version
  --help     Prints this text`;

/** Serves each request with a server of its own, because the protocol needs no session here. Only this machine can connect. */
function listen(port: number): void {
  const http = createHttpServer(async (request, response) => {
    if (request.url !== '/mcp') return response.writeHead(404).end();
    const hosts = ['127.0.0.1', 'localhost'].map((host) => `${host}:${(http.address() as AddressInfo).port}`);
    const server = createServer(documentation);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableDnsRebindingProtection: true,
      allowedHosts: hosts,
      allowedOrigins: hosts.map((host) => `http://${host}`),
    });
    response.on('close', () => server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response);
  });
  http
    .on('error', (error) => {
      console.error(error.message);
      process.exitCode = 1;
    })
    .listen(port, '127.0.0.1', () =>
      console.error(`Listening on http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`),
    );
}

const options = {http: {type: 'string'}, version: {type: 'boolean'}, help: {type: 'boolean'}} as const;

try {
  const {http, version, help} = parseArgs({options}).values;
  if (help) console.log(usage);
  else if (version) console.log(versionOf(documentation));
  else if (http === undefined) await createServer(documentation).connect(new StdioServerTransport());
  else if (/^\d{1,5}$/.test(http)) listen(Number(http));
  else throw new Error(`--http needs a port, such as 4011, not "${http}".`);
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}
