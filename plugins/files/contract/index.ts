import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contractPaths} from '../../shared/contractPaths';
import {staticFolder} from '../../shared/staticFolder';
import {updateSandboxContract} from './sandbox';

/**
 * Publishes the API contract as files under /api/, where the reference links to it. When the contract changes, updates the
 * sandbox's copy, in the live preview too.
 */
export default function contractFiles(context: LoadContext): Plugin {
  const output = staticFolder(context, 'contract');
  const files = Object.values(contractPaths);
  return {
    name: 'contract-files',
    getPathsToWatch: () => files.map((file) => join(context.siteDir, file)),
    async loadContent() {
      updateSandboxContract();
      await output.clear();
      for (const file of files) await output.write(file, await readFile(join(context.siteDir, file)));
    },
  };
}
