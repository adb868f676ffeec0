import {hash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin as EsbuildPlugin} from 'esbuild';
import type {EmbeddedDocumentation} from 'timbre-documentation';
import {siteUrl} from '../../../src/facts/site';
import {filesIn, type Preparation} from '../../shared/builtSite';
import {bundleProgram} from '../bundleProgram';
import {readDocumentation} from './documentation';

/** The command line of the server, from the project root. */
const entry = 'mcp/cli.ts';

const serverFile = 'timbre-docs.mjs';

const comment = `The documentation of the Timbre API for coding agents, a server of the Model Context Protocol: "node ${serverFile} --help".`;

/** Puts the documentation in place of the module that the command line imports. */
const embed = (documentation: EmbeddedDocumentation): EsbuildPlugin => ({
  name: 'documentation',
  setup(bundle) {
    const filter = /^timbre-documentation$/;
    bundle.onResolve({filter}, ({path}) => ({path, namespace: 'documentation'}));
    bundle.onLoad({filter, namespace: 'documentation'}, () => ({
      contents: JSON.stringify(documentation),
      loader: 'json',
    }));
  },
});

/**
 * Publishes the MCP server as one file under /mcp/, with its hash. It contains the Markdown copies and the search index of the
 * built site, so it must run after both are written.
 */
export const mcpServer: Preparation = async (site) => {
  const {outDir, siteDir} = site;
  const index = filesIn(outDir).find((file) => /^assets\/search\/index-\w+\.json$/.test(file));
  if (!index) throw new Error('The build has no search index. Fix: run searchIndexOfPages before mcpServer.');
  const content = {
    siteUrl,
    pages: readDocumentation(site),
    index: JSON.parse(await readFile(join(outDir, index), 'utf8')),
  };
  const version = hash('sha256', JSON.stringify(content)).slice(0, 12);
  const server = await bundleProgram(join(siteDir, entry), comment, [embed({hash: version, ...content})]);
  await mkdir(join(outDir, 'mcp'), {recursive: true});
  await writeFile(join(outDir, 'mcp', serverFile), server);
  await writeFile(join(outDir, 'mcp/sha256.txt'), `${hash('sha256', server)}  ${serverFile}\n`);
};
