import {build, type Plugin} from 'esbuild';

/**
 * Bundles a command line into one file that requires only Node. It isn't minified, so that people can read what they run.
 * @param entry the command line
 * @param comment the first line of the file, which says what the program is and how to start it
 */
export async function bundleProgram(entry: string, comment: string, plugins: Plugin[] = []): Promise<Uint8Array> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    charset: 'utf8',
    banner: {
      js: `#!/usr/bin/env node
// ${comment}
import {createRequire} from 'node:module';
const require = createRequire(import.meta.url);`,
    },
    // The WebSocket package uses these when they are installed, and works without them.
    external: ['bufferutil', 'utf-8-validate'],
    plugins,
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild produced no file from ${entry}.`);
  return file.contents;
}
