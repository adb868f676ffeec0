import smartypants from 'remark-smartypants';
import {contractPaths} from '../shared/contractPaths';
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
import recentlyUpdated from './recentlyUpdated';
import tableColumns from './tableColumns';

/**
 * Returns the remark plugins for `beforeDefaultRemarkPlugins`, in the order in which they run: first those that read the
 * dialect and add what comes from elsewhere (reference, options, changes, and figures), then what copies the Markdown, then
 * those that prepare it for HTML.
 * @param copyPage the remark plugin that writes a page's Markdown copy
 */
export const markdown = (copyPage: () => Transformer) => [
  dialect,
  [apiReference, contractPaths] as const,
  optionTables,
  recentlyUpdated,
  factsInMarkdown,
  copyPage,
  [smartypants, {backticks: false, dashes: false, ellipses: false}] as const,
  movedAnchors,
  referenceLayout,
  parameters,
  tableColumns,
  diagrams,
  codeBlocks,
];
