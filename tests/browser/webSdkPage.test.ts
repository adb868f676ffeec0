import {cp, mkdir, symlink} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import type {RunningProgram} from '../../authoring/samples/program';
import {freePort, homePage, listenOn, signInPath} from '../../authoring/samples/server';
import {startDownloadedMock} from '../helpers/downloadedMock';
import {onPath} from '../helpers/installedBrowsers';
import {emptyFolder, followedPage, fromBuiltSite} from './emptyFolder';
import {expect, test} from './harness';

const {fences, codeWith} = followedPage('docs/web-sdk.mdx');
const files = fences.filter(({meta, language}) => meta.title && !meta.noCheck && language !== 'python');
const apps = files.filter(({meta}) => meta.title === 'src/app.ts');

test('the page has a short app and a complete one', () => expect(apps).toHaveLength(2));

for (const [index, app] of apps.entries())
  test(`the Web SDK page leads from an empty folder to a recognized sentence: app ${index + 1}`, async ({browser}) => {
    test.skip(!onPath('bash') || !onPath('curl'), 'bash or curl is not installed');
    const folder = await emptyFolder();
    const download = followedPage('docs/quick-start.mdx').codeWith('curl -O');
    await folder.run(['bash', '-ec', fromBuiltSite(download)]);
    const mock = await startDownloadedMock(folder.path);

    // What `npm install` brings, with a stand-in for the SDK.
    const packages = join(folder.path, 'node_modules');
    await mkdir(join(packages, '@timbre/voice'), {recursive: true});
    await mkdir(join(packages, '.bin'));
    await cp('tests/helpers/voiceStandIn.ts', join(packages, '@timbre/voice/index.ts'));
    await symlink(resolve('node_modules/express'), join(packages, 'express'));
    await symlink(resolve('node_modules/.bin/esbuild'), join(packages, '.bin/esbuild'));

    const port = await freePort();
    for (const {meta, code} of [...files.toReversed(), app]) {
      const path = meta.title ?? '';
      await mkdir(join(folder.path, dirname(path)), {recursive: true});
      await folder.write(path, listenOn(port, code));
    }
    const speak = async (running: RunningProgram) => {
      const url = `http://127.0.0.1:${port}`;
      await homePage(url, running);
      const page = await browser.newPage({permissions: ['microphone']});
      await page.goto(`${url}${signInPath(running)}`);
      await page.getByRole('button', {name: 'Talk'}).click();
      await expect(page.locator('#transcript')).toHaveText('schedule a meeting with Dana on Friday at ten');
      if (index > 0) await expect(page.locator('#result')).toHaveText(/^meeting\.schedule \(/);
      await page.close();
    };
    await folder.run(['bash', '-ec', codeWith('npx esbuild')], {
      env: {TIMBRE_API_BASE: `${mock.url}/v1`, TIMBRE_API_KEY: 'any-key'},
      limit: 60_000,
      meanwhile: speak,
    });
    await mock.stop();
    await folder.remove();
  });
