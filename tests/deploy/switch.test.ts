/** @jest-environment node */
import {hash} from 'node:crypto';
import {setTimeout as wait} from 'node:timers/promises';
import {freePort} from '../../authoring/samples/server';
import {release, rollBack, serve} from '../../deploy/release';
import {buildExample} from './exampleSite';
import {releaseFolder, requireNginx, startNginx} from './nginxServer';

requireNginx();

const connections = 64;

/** What readers got: the number of pages of each version, and everything that didn't match. */
interface Reading {
  pages: Record<string, number>;
  faults: string[];
}

/** Loads a page and its assets repeatedly while `going` returns true. */
async function read(address: string, going: () => boolean, {pages, faults}: Reading): Promise<void> {
  while (going()) {
    const page = await fetch(`${address}/docs/page`);
    const text = await page.text();
    const version = /app-(\w+)\.js/.exec(text)?.[1] ?? 'none';
    pages[version] = (pages[version] ?? 0) + 1;
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(text) ?? [];
    const sha256 = hash('sha256', script, 'base64url');
    if (page.status !== 200) faults.push(`the page returned ${page.status}`);
    if (!page.headers.get('content-security-policy')?.includes(sha256))
      faults.push(`${version} came with the policy of another release`);
    for (const ending of ['js', 'css']) {
      const asset = await fetch(`${address}/assets/app-${version}.${ending}`);
      const isRight =
        (await asset.text()).includes(version) && asset.headers.get('cache-control')?.includes('immutable');
      if (asset.status !== 200 || !isRight) faults.push(`app-${version}.${ending} returned ${asset.status}`);
    }
  }
}

/** Runs a function while many readers load pages, and returns what they got. */
async function underLoad(address: string, act: () => Promise<void>): Promise<Reading> {
  const reading: Reading = {pages: {}, faults: []};
  let going = true;
  const readers = Array.from({length: connections}, () =>
    read(address, () => going, reading).catch((error) => void reading.faults.push(String(error))),
  );
  await act().finally(() => {
    going = false;
  });
  await Promise.all(readers);
  return reading;
}

const script = 'document.documentElement.dataset.scripted=""';

test.each([
  ['with the same policy', script],
  ['with another policy', `${script};`],
])('a release %s takes over under load without an error, and no reader gets a mix', async (_, secondScript) => {
  const folder = releaseFolder();
  const listen = `127.0.0.1:${await freePort()}`;
  const builds = [await buildExample('one', script), await buildExample('two', secondScript)] as const;
  const one = release(folder, builds[0], listen);
  const nginx = await startNginx(folder, listen);
  const textOf = async (path: string) => (await fetch(`http://${listen}${path}`)).text();
  try {
    const {pages, faults} = await underLoad(`http://${listen}`, async () => {
      await wait(1000);
      const two = release(folder, builds[1], listen);
      expect(await textOf('/assets/app-one.js')).toContain('one');
      rollBack(folder);
      expect(await textOf('/docs/page')).toMatch(/app-one\.js/);
      expect(await textOf('/assets/app-two.js')).toContain('two');
      // A single switch would show a mix only once in a million requests.
      for (let round = 0; round < 300; round++) {
        for (const name of [one, two]) serve(folder, name);
        await wait(5);
      }
      expect(await textOf('/docs/page')).toMatch(/app-two\.js/);
    });
    expect(faults).toEqual([]);
    expect(Math.min(pages.one ?? 0, pages.two ?? 0)).toBeGreaterThan(100);
  } finally {
    await nginx.stop();
  }
});
