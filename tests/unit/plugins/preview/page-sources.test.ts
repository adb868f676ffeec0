/** @jest-environment node */
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import pageSources from '../../../../plugins/preview/sources';

interface Loading {
  module: {rules: [{use: {loader: string; options: object}}]};
}

it('rebuilds documentation pages when something that they quote changes', () => {
  const siteDir = process.cwd();
  const plugin = pageSources({siteDir} as LoadContext);
  const [{use}] = (plugin as unknown as {configureWebpack: () => Loading}).configureWebpack().module.rules;
  const addContextDependency = jest.fn();
  const loading = {rootContext: siteDir, getOptions: () => use.options, addContextDependency};
  expect(require(use.loader).call(loading, '# Title')).toBe('# Title');
  expect(addContextDependency.mock.calls).toEqual([[join(siteDir, 'api')], [join(siteDir, 'src/facts')]]);
});
