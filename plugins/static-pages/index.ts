import type {Plugin} from '@docusaurus/types';

/** The part of the bundler's configuration that is changed. */
interface Configuration {
  optimization?: {minimizer?: unknown[]};
}

/** The bundler, as far as it is needed to recognize the minimizer of scripts. */
interface Bundler {
  SwcJsMinimizerRspackPlugin?: new () => object;
}

/**
 * Leaves the application's scripts as large as they are, because built pages don't load them. Style sheets are still
 * minimized.
 */
export default function staticPages(): Plugin {
  return {
    name: 'static-pages',
    configureWebpack(config, isServer, {currentBundler}) {
      const minimizers = (config as Configuration).optimization?.minimizer;
      if (isServer || !minimizers) return {};
      const {SwcJsMinimizerRspackPlugin: ScriptMinimizer} = currentBundler.instance as Bundler;
      const minimizer = minimizers.filter((each) => !(ScriptMinimizer && each instanceof ScriptMinimizer));
      if (minimizer.length !== minimizers.length - 1)
        throw new Error(
          'Expected one SwcJsMinimizerRspackPlugin among the minimizers. Docusaurus has changed how it minimizes: adapt plugins/static-pages.',
        );
      return {mergeStrategy: {'optimization.minimizer': 'replace'}, optimization: {minimizer}} as object;
    },
  };
}
