import {hash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {staticFolder} from '../../shared/staticFolder';
import {bundleProgram} from '../bundleProgram';
import {inspectorPage} from './inspectorPage';

const comment =
  'A mock of the Timbre API: run it with "node timbre-mock.mjs", and "node timbre-mock.mjs --help" for options.';

/** Bundles the mock with its inspector into one file that requires only Node. */
export const bundleMock = async (root: string): Promise<Uint8Array> =>
  bundleProgram(join(root, 'authoring/api/mock/cli.ts'), comment, [], {
    INSPECTOR_PAGE: JSON.stringify(await inspectorPage(root)),
  });

/**
 * Publishes the mock of the API as one file under /mock/, beside the recording that samples use and the hashes of both,
 * which `shasum -c sha256.txt` checks.
 */
export default function mockDownload(context: LoadContext): Plugin {
  const output = staticFolder(context, 'mock');
  return {
    name: 'mock-download',
    async loadContent() {
      const mock = await bundleMock(context.siteDir);
      const recording = await readFile(join(context.siteDir, 'static/mock/meeting.wav'));
      const hashes = `${hash('sha256', mock)}  timbre-mock.mjs\n${hash('sha256', recording)}  meeting.wav\n`;
      await output.clear();
      await output.write('mock/timbre-mock.mjs', mock);
      await output.write('mock/sha256.txt', hashes);
    },
  };
}
