import {chromiumFlags, findInstalledBrowser} from '../../authoring/shared/browser';
import {toolExamples} from '../helpers/toolExamples';
import {expect, test} from './harness';
import {documentationIndex} from './routes';

// The packaged Chromium is older than WebMCP.
const executablePath = findInstalledBrowser();
test.use({launchOptions: {executablePath, args: [...chromiumFlags, '--enable-features=WebMCP']}});
test.skip(!executablePath, 'Chrome or Chromium isn’t installed');

test('an agent in the browser gets the tools of the MCP server, which return the same', async ({open}) => {
  const page = await open(documentationIndex);
  await expect.poll(async () => (await page.webmcp.tools()).length).toBe(6);
  const call = async (name: string, input: object) => JSON.stringify(await page.webmcp.callTool(name, {...input}));
  for (const [name, input, says] of toolExamples)
    expect(JSON.parse(await call(name, input)).content[0].text, name).toMatch(says);
  expect(await call('search_docs', {query: 7})).toContain('"isError":true');
});
