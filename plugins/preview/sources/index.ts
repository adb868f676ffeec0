import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The folders with what documentation pages quote, from the project root. */
const folders = ['api', 'src/facts'];

/** Makes the live preview rebuild documentation pages when something that they quote changes. */
export default function pageSources({siteDir}: LoadContext): Plugin {
  const pages = {
    test: /\.mdx$/,
    include: [join(siteDir, 'docs')],
    enforce: 'pre' as const,
    use: {loader: require.resolve('./dependOnSources.cjs'), options: {folders}},
  };
  return {name: 'page-sources', configureWebpack: () => ({module: {rules: [pages]}})};
}
