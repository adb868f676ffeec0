import {spawn, spawnSync} from 'node:child_process';
import {chmodSync} from 'node:fs';
import {folderWith} from '../helpers/folder';

/** Creates a folder for releases that nginx's user can read, too. */
export function releaseFolder(): string {
  const folder = folderWith({});
  chmodSync(folder, 0o755);
  return folder;
}

/** @throws Error that says what to install when nginx is missing */
export function requireNginx(): void {
  if (spawnSync('nginx', ['-v']).error)
    throw new Error('nginx is not installed. Fix: apt-get install nginx libnginx-mod-http-brotli-static');
}

/**
 * Starts the installed nginx for a release folder that contains a release.
 * @param listen the address that the release has nginx listen on
 */
export async function startNginx(folder: string, listen: string) {
  const nginx = spawn('nginx', ['-p', folder, '-c', 'current/.nginx/nginx.conf', '-g', 'daemon off;']);
  let log = '';
  nginx.stderr.on('data', (data) => (log += data));
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const health = `http://${listen}/healthz`;
  for (let tries = 0; !(await fetch(health).catch(() => undefined))?.ok; tries++) {
    if (nginx.exitCode !== null || tries > 100) throw new Error(`nginx did not start:\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}
