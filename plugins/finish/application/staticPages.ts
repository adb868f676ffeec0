import type {Plugin} from '@docusaurus/types';
import type {rspack} from '@rspack/core';

/**
 * Keeps the application's scripts from being minimized and from containing documentation pages, because built pages don't
 * load them. With thousands of pages, this saves a sixth of the memory that a build needs. Style sheets are still minimized.
 */
export default function staticPages(): Plugin {
  return {
    name: 'static-pages',
    configureWebpack({optimization}, isServer, {currentBundler}) {
      const minimizers = optimization?.minimizer;
      if (isServer || !minimizers) return {};
      const bundler = currentBundler.instance as unknown as typeof rspack;
      const minimizer = minimizers.filter((each) => !(each instanceof bundler.SwcJsMinimizerRspackPlugin));
      if (minimizer.length !== minimizers.length - 1)
        throw new Error(
          'Expected one SwcJsMinimizerRspackPlugin among the minimizers. Docusaurus has changed how it minimizes: adapt plugins/finish/application/staticPages.ts.',
        );
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {minimizer},
        plugins: [new bundler.NormalModuleReplacementPlugin(/\.mdx$/, require.resolve('./noPage'))],
      } as object;
    },
  };
}
