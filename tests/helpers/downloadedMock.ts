import {spawn} from 'node:child_process';
import {once} from 'node:events';

export interface RunningMock {
  /** The mock's address, without the version: `http://127.0.0.1:4010`. */
  url: string;
  /** Resolves with the exit code. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts a downloaded mock as its own program, on a free port.
 * @param folder the folder that holds `timbre-mock.mjs`
 * @param options further options of its command line
 * @throws Error with what the program printed when it ends instead
 */
export async function startDownloadedMock(folder: string, options: string[] = []): Promise<RunningMock> {
  const child = spawn(process.execPath, ['timbre-mock.mjs', '--port', '0', ...options], {cwd: folder});
  const ended = once(child, 'exit').then(([code]): number => code);
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk;
        const found = /Listening on (\S+)\/v1/.exec(printed)?.[1];
        if (found) resolve(found);
      });
    }
    ended.then(() => reject(new Error(`The mock ended: ${printed}`)));
  });
  return {
    url,
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
