import {spawnSync} from 'node:child_process';
import {delimiter, resolve} from 'node:path';

const requirements = 'authoring/samples/environment/python/requirements.txt';

/**
 * Installs the Python packages that the documentation's samples import into the cache of node_modules, unless the machine has them.
 * Programs that are started later find them there. If they can't be installed, the samples that need them aren't run.
 */
export function installPythonPackages(): void {
  const packages = resolve('node_modules/.cache/python');
  process.env.PYTHONPATH = [packages, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const python = (...args: string[]) => spawnSync('python3', args).status === 0;
  if (python('-c', 'import aiohttp, fastapi, requests, uvicorn, websocket, websockets')) return;
  python('-m', 'pip', 'install', '--quiet', '--target', packages, '--requirement', requirements);
}
