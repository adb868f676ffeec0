import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

interface PageSourcesOptions {
  /** The folders with what documentation pages quote, from the project root. */
  folders: string[];
}

/** Makes the live preview rebuild documentation pages when something that they quote changes. */
export default function pageSources({siteDir}: LoadContext, options: unknown): Plugin {
  const {folders} = options as PageSourcesOptions;
  const pages = {
    test: /\.mdx$/,
    include: [join(siteDir, 'docs')],
    enforce: 'pre' as const,
    use: {loader: require.resolve('./dependOnSources.cjs'), options: {folders}},
  };
  return {name: 'page-sources', configureWebpack: () => ({module: {rules: [pages]}})};
}
