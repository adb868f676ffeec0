import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromiumFlags, findBrowser} from '../../authoring/shared/browser';
import {Protocol} from './protocol';

/** A running Chromium with a profile of its own. */
export interface Chromium {
  protocol: Protocol;
  version: string;
  close(): Promise<void>;
}

const startMs = 60_000;

/** Starts Chromium with its defaults: speculation rules, prerendering, and the back/forward cache. */
export async function launchChromium(): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const options = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(await findBrowser(), [...chromiumFlags, ...options], {stdio: ['ignore', 'ignore', 'pipe']});
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => reject(new Error(`Chromium did not start:\n${printed}`)), startMs);
    child.once('exit', () => reject(new Error(`Chromium exited during startup:\n${printed}`)));
    child.stderr.on('data', (data) => {
      printed += data;
      const found = /DevTools listening on (ws:\S+)/.exec(printed)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  child.removeAllListeners('exit');
  const stop = () => child.kill();
  process.once('exit', stop);
  const protocol = await Protocol.connect(address);
  const {product} = await protocol.send<{product: string}>('Browser.getVersion');
  return {
    protocol,
    version: product,
    async close() {
      const ended = once(child, 'exit');
      await protocol.send('Browser.close').catch(() => undefined);
      await ended;
      process.off('exit', stop);
      protocol.close();
      rmSync(profile, {recursive: true, force: true, maxRetries: 5});
    },
  };
}
