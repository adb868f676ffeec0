import {spawn} from 'node:child_process';
import {once} from 'node:events';

/** The headers of a call. The key is one that nobody may see. */
export const headers = {Authorization: 'Bearer sk-secret', 'Content-Type': 'application/json'};

/** Has a mock parse a text. */
export const parse = (url: string, body: object) =>
  fetch(`${url}/v1/nlu/parse`, {method: 'POST', headers, body: JSON.stringify(body)});

export type RunningMock = Awaited<ReturnType<typeof startDownloadedMock>>;

/**
 * Starts a downloaded mock as its own program, on a free port.
 * @param folder the folder that holds `timbre-mock.mjs`
 * @param options further options of its command line
 * @throws Error when it ends instead
 */
export async function startDownloadedMock(folder: string, options: string[] = []) {
  const command = ['timbre-mock.mjs', '--port', '0', ...options];
  const child = spawn(process.execPath, command, {cwd: folder, stdio: ['ignore', 'pipe', 'inherit']});
  const exit = once(child, 'exit');
  const [printed] = await Promise.race([once(child.stdout, 'data'), exit]);
  const [, url] = /Listening on (\S+)\/v1/.exec(printed) ?? [];
  if (!url) throw new Error(`The mock ended: ${printed}`);
  child.stdout.resume();
  return {
    /** The mock's address, without the version: `http://127.0.0.1:4010`. */
    url,
    /** Resolves with the exit code. */
    ended: exit.then(([code]): number => code),
    async stop(): Promise<void> {
      child.kill();
      await exit;
    },
  };
}
