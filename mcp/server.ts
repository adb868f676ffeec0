import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {EmbeddedDocumentation} from 'timbre-documentation';
import {createTools} from '../src/agent-tools/tools';
import {contract} from '../src/sandbox/contract';
import {buildSearch} from '../src/search/engine';
import {mockTools} from './mock';
import {addPrompts} from './prompts';

/** Returns the version of the API, and the hash of its documentation. */
export const versionOf = ({hash}: EmbeddedDocumentation): string => `${contract.version}+${hash}`;

/** Creates a server with the tools, a resource for each page, and the prompts. It keeps no state but simulated domains. */
export function createServer(documentation: EmbeddedDocumentation): McpServer {
  const {pages, index, siteUrl} = documentation;
  const server = new McpServer(
    {name: 'timbre-docs', title: 'Timbre documentation', version: versionOf(documentation)},
    {
      instructions:
        'Search and read the documentation of the Timbre voice API, and check or simulate requests, offline.',
    },
  );
  const markdownOf = new Map(pages.map(({id, markdown}) => [id, markdown]));
  const read = ({id}: {id: string}) => markdownOf.get(id) ?? '';
  const tools = [...createTools({siteUrl, pages, read, search: buildSearch(index)}), ...mockTools];
  for (const {name, isReadOnly, run, ...config} of tools)
    server.registerTool(
      name,
      {...config, annotations: {readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false}},
      run,
    );
  addPrompts(server);
  for (const {id, title, description, url, markdown} of pages)
    server.registerResource(id, `${url}.md`, {title, description, mimeType: 'text/markdown'}, ({href}) => ({
      contents: [{uri: href, mimeType: 'text/markdown', text: markdown}],
    }));
  return server;
}
