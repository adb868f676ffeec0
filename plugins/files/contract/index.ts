import {readFileSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../../src/facts/brand';
import {apiCatalog} from '../../../src/facts/fileKinds';
import {docsRoute} from '../../../src/facts/routes';
import {siteUrl} from '../../../src/facts/site';
import {sandboxContract} from '../../markdown/api-reference/operations';
import {contractPaths} from '../../shared/contractPaths';
import {staticFolder} from '../../shared/staticFolder';

/** The sandbox's copy of the contract, from the project root. */
const file = 'src/sandbox/contract.json';

/** Writes the sandbox's copy of the contract when it isn't current. @throws Error when the contract is broken */
function updateSandboxContract(): void {
  const text = `${JSON.stringify(sandboxContract(contractPaths), null, 1)}\n`;
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Returns the list of both APIs, with their contracts and their documentation, in the format of RFC 9264. */
function catalog(): string {
  const api = (anchor: string, contract: string, section = '') => {
    const reference = `${siteUrl}${docsRoute}/rest-api-reference`;
    return {
      anchor,
      'service-desc': [{href: `${siteUrl}/${contract}`, type: 'application/yaml'}],
      'service-doc': [
        {href: reference + section, type: 'text/html'},
        {href: `${reference}.md${section}`, type: 'text/markdown'},
      ],
    };
  };
  const apis = [
    api(brand.apiBase, contractPaths.openapi),
    api(brand.streamBase, contractPaths.asyncapi, '#stream-audio'),
  ];
  return `${JSON.stringify({linkset: apis}, null, 2)}\n`;
}

/**
 * Publishes the API contract as files under /api/, where the reference links to it, and the API catalog (RFC 9727). When the contract changes, updates the
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
      await output.write(apiCatalog.path, catalog());
      for (const file of files) await output.write(file, await readFile(join(context.siteDir, file)));
    },
  };
}
