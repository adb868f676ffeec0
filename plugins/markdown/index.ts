import smartypants from 'remark-smartypants';
import {docsRoute} from '../../src/facts/routes';
import {contractPaths, sdkPaths, settingsPath} from '../shared/contractPaths';
import type {Transformer} from '../shared/readMarkdown';
import apiReference from './api-reference';
import referenceLayout from './api-reference/layout';
import codeBlocks from './code-blocks';
import diagrams from './diagrams';
import dialect from './dialect';
import factsInMarkdown from './facts';
import movedAnchors from './movedAnchors';
import optionTables from './option-tables';
import parameters from './parameters';
import recentChanges from './recentChanges';
import tableColumns from './tableColumns';

/** Remark plugins that read the dialect, and add what comes from elsewhere: reference, options, changes, and figures. */
export const transformers: Transformer[] = [
  dialect(),
  apiReference(contractPaths),
  optionTables({...sdkPaths, settings: settingsPath}),
  recentChanges(),
  factsInMarkdown(),
];

/**
 * Returns the remark plugins for `beforeDefaultRemarkPlugins`, in the order in which they run: first those that complete
 * the Markdown, then what copies it, then those that prepare it for HTML.
 * @param copyPage the remark plugin that writes a page's Markdown copy
 */
export const markdown = (copyPage: () => Transformer) => [
  ...transformers.map((transformer) => () => transformer),
  copyPage,
  [smartypants, {backticks: false, dashes: false, ellipses: false}] as const,
  [movedAnchors, {docsRoute: docsRoute.slice(1)}] as const,
  referenceLayout,
  parameters,
  tableColumns,
  diagrams,
  codeBlocks,
];
