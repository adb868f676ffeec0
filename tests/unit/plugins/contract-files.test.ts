/** @jest-environment node */
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import contractFiles from '../../../plugins/contract-files';

interface Loading {
  module: {rules: [{loader: string}]};
}

it('has documentation pages built again when the contract or the surface of an SDK changes', () => {
  const siteDir = process.cwd();
  const context = {siteDir, generatedFilesDir: '.docusaurus', siteConfig: {staticDirectories: [] as string[]}};
  const plugin = contractFiles(context as LoadContext) as unknown as {configureWebpack: () => Loading};
  const [rule] = plugin.configureWebpack().module.rules;
  const addContextDependency = jest.fn();
  const loaded = require(rule.loader).call({rootContext: siteDir, addContextDependency}, '# Title');
  expect(loaded).toBe('# Title');
  expect(addContextDependency).toHaveBeenCalledWith(join(siteDir, 'api'));
});
