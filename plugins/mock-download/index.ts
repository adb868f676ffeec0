import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleMock} from './bundle';

const mockFile = 'timbre-mock.mjs';
const recordingFile = 'meeting.wav';

/**
 * Publishes the mock of the API as one file under /mock/, beside the recording that samples use and the hashes of both,
 * which `shasum -c sha256.txt` compares.
 * @param options.entry the command line of the mock, from the site's folder
 */
export default function mockDownload({siteDir, siteConfig, generatedFilesDir}: LoadContext, options: unknown): Plugin {
  const {entry} = options as {entry: string};
  const output = join(generatedFilesDir, 'mock-static');
  siteConfig.staticDirectories.push(output);
  return {
    name: 'mock-download',
    async loadContent() {
      const mock = await bundleMock(join(siteDir, entry));
      const recording = await readFile(join(siteDir, 'static/mock', recordingFile));
      const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
      const folder = join(output, 'mock');
      await rm(output, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      await writeFile(join(folder, mockFile), mock);
      await writeFile(join(folder, 'sha256.txt'), `${hash(mock)}  ${mockFile}\n${hash(recording)}  ${recordingFile}\n`);
    },
  };
}
