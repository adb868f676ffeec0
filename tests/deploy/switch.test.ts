/** @jest-environment node */
import {createHash} from 'node:crypto';
import {rmSync} from 'node:fs';
import {Agent, get} from 'node:http';
import {release, rollBack} from '../../deploy/release';
import {ReleaseStore} from '../../deploy/release/store';
import {buildExample} from './exampleSite';
import {connections, hasWrk, runWrk} from './load';
import {freePort, releaseFolder, requireNginx, startNginx} from './nginxServer';

requireNginx();

const seconds = 10;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What readers got: the number of pages of each version, and everything that didn't match. */
interface Reading {
  pages: Record<string, number>;
  faults: string[];
}

function fetchOn(agent: Agent, address: string): Promise<{status: number; policy: string; body: string}> {
  return new Promise((resolve, reject) => {
    get(address, {agent}, (response) => {
      let body = '';
      response.on('data', (data) => (body += data));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          policy: String(response.headers['content-security-policy']),
          body,
        }),
      );
    }).on('error', reject);
  });
}

/** Loads a page and its assets repeatedly while `going` returns true. */
async function read(address: string, agent: Agent, going: () => boolean, reading: Reading): Promise<void> {
  while (going()) {
    const page = await fetchOn(agent, `${address}/docs/page`);
    const version = /app-(\w+)\.js/.exec(page.body)?.[1] ?? 'none';
    reading.pages[version] = (reading.pages[version] ?? 0) + 1;
    const script = /<script>(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64url');
    if (page.status !== 200) reading.faults.push(`the page returned ${page.status}`);
    if (!page.policy.includes(hash)) reading.faults.push(`${version} came with the policy of another release`);
    for (const ending of ['js', 'css']) {
      const asset = await fetchOn(agent, `${address}/assets/app-${version}.${ending}`);
      if (asset.status !== 200 || !asset.body.includes(version))
        reading.faults.push(`app-${version}.${ending} returned ${asset.status}`);
    }
  }
}

async function underLoad(address: string, act: () => Promise<void>): Promise<{reading: Reading; wrk: string}> {
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const reading: Reading = {pages: {}, faults: []};
  let going = true;
  const readers = Array.from({length: hasWrk ? 8 : connections}, () =>
    read(address, agent, () => going, reading).catch((error) => void reading.faults.push(String(error))),
  );
  const paths = ['/', '/docs', '/docs/page', '/assets/app-one.js', '/assets/app-one.css'];
  const wrk = hasWrk ? runWrk(address, paths, seconds) : wait(seconds * 1000).then(() => 'wrk is not installed');
  await wait((seconds * 1000) / 2);
  await act();
  const output = await wrk;
  going = false;
  await Promise.all(readers);
  agent.destroy();
  return {reading, wrk: output};
}

/** Switches hundreds of times, because a single switch would show a mix only once in a million requests. */
async function switchOften(store: ReleaseStore, names: [string, string]): Promise<void> {
  for (let round = 0; round < 300; round++) {
    for (const name of names) store.switchTo(name);
    await wait(5);
  }
}

/** Serves version `one`, switches to `two` under load, and returns what readers got. */
async function switchUnderLoad(scripts: [string, string]) {
  const store = new ReleaseStore(releaseFolder());
  const listen = `127.0.0.1:${await freePort()}`;
  const builds = [await buildExample('one', scripts[0]), await buildExample('two', scripts[1])] as const;
  const options = {listen, redirects: {}};
  const one = release(store, builds[0], options);
  const nginx = await startNginx(store.folder, listen);
  const pageNow = async () => (await fetch(`http://${listen}/docs/page`)).text();
  try {
    return await underLoad(`http://${listen}`, async () => {
      const two = release(store, builds[1], options);
      const old = await fetch(`http://${listen}/assets/app-one.js`);
      expect(old.status).toBe(200);
      rollBack(store);
      expect(await pageNow()).toMatch(/app-one\.js/);
      await switchOften(store, [one, two]);
      expect(await pageNow()).toMatch(/app-two\.js/);
    });
  } finally {
    await nginx.stop();
    for (const folder of [store.folder, ...builds]) rmSync(folder, {recursive: true});
  }
}

const same = 'document.documentElement.dataset.scripted=""';
const cases: [name: string, scripts: [string, string]][] = [
  ['with the same policy', [same, same]],
  ['with another policy', [same, `${same};`]],
];

for (const [name, scripts] of cases) {
  test(`a release ${name} takes over under load without an error, and no reader gets a mix`, async () => {
    const {reading, wrk} = await switchUnderLoad(scripts);
    console.log(`${wrk.trim()}\npages read: ${JSON.stringify(reading.pages)}`);
    expect(reading.faults).toEqual([]);
    expect(reading.pages.one ?? 0).toBeGreaterThan(0);
    expect(reading.pages.two ?? 0).toBeGreaterThan(0);
    if (hasWrk) expect(wrk).toMatch(/^errors: connect 0, read 0, write 0, timeout 0, status 0$/m);
  });
}
