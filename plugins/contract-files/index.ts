import {cp, mkdir, rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Serves the API contract as files below /api/, where the reference links to it, and has the live preview follow
 * changes of the contract.
 */
export default function contractFiles({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const output = join(generatedFilesDir, 'contract-static');
  siteConfig.staticDirectories.push(output);
  const files = ['openapi.yaml', 'asyncapi.yaml'];
  return {
    name: 'contract-files',
    getPathsToWatch: () => files.map((file) => join(siteDir, 'api', file)),
    async loadContent() {
      await rm(output, {recursive: true, force: true});
      await mkdir(join(output, 'api'), {recursive: true});
      await Promise.all(files.map((file) => cp(join(siteDir, 'api', file), join(output, 'api', file))));
    },
  };
}
