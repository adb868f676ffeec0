/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {basename, join} from 'node:path';
import {checkHtml, missingRequirement} from '../../../tools/html';
import {folderWith} from '../../helpers/folder';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`;

const run = (CI: string) => {
  const env = {...process.env, PATH: '', CI};
  return spawnSync(process.execPath, ['--import', 'tsx', 'tools/html/cli.ts'], {encoding: 'utf8', env});
};

it("the HTML check reports each fault with its position, and accepts what the checker doesn't know yet", async () => {
  if (await missingRequirement()) return;
  const expectLink = '<link rel="expect" href="#end" blocking="render">';
  const folder = folderWith({
    'good.html': page('<figure><p>Bars</p><figcaption>A caption</figcaption></figure><p id="end"></p>', expectLink),
    'faulty.html': page('<figure><div>Bars<figcaption>A caption</figcaption></div></figure>'),
  });
  const {pages, problems} = await checkHtml(folder);
  expect(pages).toBe(2);
  expect(problems.map(({file, message}) => `${basename(file)}: ${message}`)).toEqual([
    expect.stringMatching(/^faulty\.html: .*“figcaption” not allowed as child of element “div”/),
  ]);
});

it("without Java, the HTML check says what isn't proven, and fails in continuous integration only", () => {
  const [here, there] = [run(''), run('true')];
  for (const {stdout} of [here, there]) expect(stdout).toContain('HTML of the built pages: no Java 17 or newer here');
  expect([here.status, there.status]).toEqual([0, 1]);
});

it.each([
  ['without pages', ''],
  ["that doesn't exist", 'build'],
])('the HTML check fails for a folder %s', async (_, name) => {
  await expect(checkHtml(join(folderWith({}), name))).rejects.toThrow('has no pages. Fix: run `npm run build`.');
});
