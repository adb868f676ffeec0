import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {contract} from '../src/sandbox/contract';
import type {Documentation} from './documentation';
import {addPrompts} from './prompts';
import {addTools} from './tools';

/** Returns the version of the API, and the hash of its documentation. */
export const versionOf = ({hash}: Documentation): string => `${contract.version}+${hash}`;

/** Creates a server with the tools, a resource for each page, and the prompts. It keeps no state but simulated domains. */
export function createServer(documentation: Documentation): McpServer {
  const server = new McpServer(
    {name: 'timbre-docs', title: 'Timbre documentation', version: versionOf(documentation)},
    {
      instructions:
        'Search and read the documentation of the Timbre voice API, and check or simulate requests, offline.',
    },
  );
  addTools(server, documentation);
  addPrompts(server);
  for (const {id, title, description, url, markdown} of documentation.pages)
    server.registerResource(id, `${url}.md`, {title, description, mimeType: 'text/markdown'}, ({href}) => ({
      contents: [{uri: href, mimeType: 'text/markdown', text: markdown}],
    }));
  return server;
}
