import {cp, mkdir, rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {updateSandboxContract} from './sandbox';

/**
 * Publishes the API contract as files under /api/, where the reference links to it, and updates the sandbox's copy when
 * the contract changes, in the live preview too.
 */
export default function contractFiles({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const output = join(generatedFilesDir, 'contract-static');
  siteConfig.staticDirectories.push(output);
  const files = ['openapi.yaml', 'asyncapi.yaml'];
  return {
    name: 'contract-files',
    getPathsToWatch: () => files.map((file) => join(siteDir, 'api', file)),
    async loadContent() {
      updateSandboxContract();
      await rm(output, {recursive: true, force: true});
      await mkdir(join(output, 'api'), {recursive: true});
      await Promise.all(files.map((file) => cp(join(siteDir, 'api', file), join(output, 'api', file))));
    },
  };
}
