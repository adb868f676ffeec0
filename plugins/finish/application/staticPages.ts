import type {Plugin} from '@docusaurus/types';

/** The part of the bundler's configuration that is changed. */
interface Configuration {
  optimization?: {minimizer?: unknown[]};
}

/** The part of the bundler that is used. */
interface Bundler {
  SwcJsMinimizerRspackPlugin?: new () => object;
  NormalModuleReplacementPlugin: new (resource: RegExp, replacement: string) => object;
}

/**
 * Keeps the application's scripts from being minimized and from containing documentation pages, because built pages don't
 * load them. With thousands of pages, this saves a sixth of the memory that a build needs. Style sheets are still minimized.
 */
export default function staticPages(): Plugin {
  return {
    name: 'static-pages',
    configureWebpack(config, isServer, {currentBundler}) {
      const minimizers = (config as Configuration).optimization?.minimizer;
      if (isServer || !minimizers) return {};
      const {SwcJsMinimizerRspackPlugin: ScriptMinimizer, NormalModuleReplacementPlugin} =
        currentBundler.instance as unknown as Bundler;
      const minimizer = minimizers.filter((each) => !(ScriptMinimizer && each instanceof ScriptMinimizer));
      if (minimizer.length !== minimizers.length - 1)
        throw new Error(
          'Expected one SwcJsMinimizerRspackPlugin among the minimizers. Docusaurus has changed how it minimizes: adapt plugins/finish/application/staticPages.ts.',
        );
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {minimizer},
        plugins: [new NormalModuleReplacementPlugin(/\.mdx$/, require.resolve('./noPage'))],
      } as object;
    },
  };
}
