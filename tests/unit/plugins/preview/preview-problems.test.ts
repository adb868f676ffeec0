/** @jest-environment node */
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import previewProblems from '../../../../plugins/preview/problems';
import {address} from '../../../../plugins/preview/problems/client/address';
import type {Middleware} from '../../../../plugins/shared/previewServer';
import {folderWith} from '../../../helpers/folder';
import {startLocally} from '../../../helpers/localServer';

interface DevServer {
  setupMiddlewares(list: {middleware: Middleware}[]): void;
  client: {overlay: Record<'errors' | 'runtimeErrors', (error: Error) => boolean>};
}

/** Creates the plugin as Docusaurus does in an environment. */
function pluginFor(environment: string, siteDir: string) {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: environment});
  return previewProblems({siteDir} as LoadContext);
}

it('a build has neither the script nor the server of the preview', () =>
  expect(Object.keys(pluginFor('production', process.cwd()))).toEqual(['name']));

it('the open page gets its problems after each change, also the index, to whose address Docusaurus adds a slash', async () => {
  const checker = (page: string) =>
    `console.log(JSON.stringify({file: 'docs/${page}.mdx'}));console.log(JSON.stringify({file: 'docs/other.mdx'}));`;
  const root = folderWith({'tools/bundled.mjs': checker('index')});
  const plugin = pluginFor('development', root);
  const docs = [{permalink: '/docs/', source: '@site/docs/index.mdx'}];
  const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {}}]}}};
  await plugin.loadContent?.();
  await plugin.allContentLoaded?.({allContent} as never);
  const configured = plugin.configureWebpack?.({}, false, {} as never, undefined) as unknown as {devServer: DevServer};
  const list: {middleware: Middleware}[] = [];
  configured.devServer.setupMiddlewares(list);
  const server = createServer((request, response) =>
    list[0]?.middleware(request, response, () => response.end('page')),
  );
  const {url: site, stop} = await startLocally(server);
  expect(await (await fetch(`${site}/docs`)).text()).toBe('page');

  const {body} = await fetch(`${site}${address}?path=/docs/`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const receive = async (text: string) => {
    while (!received.includes(text)) received += (await reader?.read())?.value;
    received = '';
  };
  await receive('data: [{"file":"docs/index.mdx"}]');
  writeFileSync(join(root, 'tools/bundled.mjs'), checker('quick-start'));
  // Docusaurus does so when one of these files changes.
  expect(plugin.getPathsToWatch?.()).toContain('docs');
  await plugin.loadContent?.();
  await receive('data: []');
  await reader?.cancel();
  stop();

  const {errors, runtimeErrors} = configured.devServer.client.overlay;
  // The panel has the problems of a page that doesn't compile, and the overlay would cover it.
  const broken = new Error('Error: MDX compilation failed for file "docs/a.mdx"');
  expect([errors(broken), runtimeErrors(broken), runtimeErrors(new Error('Expected component `Note`'))]).toEqual([
    false,
    false,
    false,
  ]);
  expect(errors(new Error('Module build failed: src/enhance/index.ts'))).toBe(true);
});
