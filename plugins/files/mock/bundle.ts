import {build} from 'esbuild';

const banner = `#!/usr/bin/env node
// A mock of the Timbre API: run it with "node timbre-mock.mjs", and "node timbre-mock.mjs --help" for options.
import {createRequire} from 'node:module';
const require = createRequire(import.meta.url);`;

/**
 * Bundles the mock into one file that requires only Node. It isn't minified, so that people can read what they run.
 * @param entry the command line of the mock
 */
export async function bundleMock(entry: string): Promise<Uint8Array> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    charset: 'utf8',
    banner: {js: banner},
    // The WebSocket package uses these when they are installed, and works without them.
    external: ['bufferutil', 'utf-8-validate'],
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild produced no file from ${entry}.`);
  return file.contents;
}
