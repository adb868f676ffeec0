import type {Plugin} from '@docusaurus/types';

/** The parts of the bundler's configuration that are read and changed. */
interface Configuration {
  module?: {rules?: Rule[]};
}

interface Rule {
  use?: {loader?: string; options?: {limit?: number | string | boolean; name?: string}}[];
}

/**
 * Keeps small fonts and pictures in files. Docusaurus would write those of less than 10 KB into style sheets as `data:`
 * addresses, which the security policy blocks. Their names get hashes of 8 digits, as those of scripts and style sheets
 * have.
 */
export default function assetsInFiles(): Plugin {
  return {
    name: 'assets-in-files',
    configureWebpack(config) {
      const {rules = []} = (config as Configuration).module ?? {};
      const loaders = rules.flatMap(({use}) => (Array.isArray(use) ? use : []));
      const limits = loaders.flatMap(({options}) => (options && 'limit' in options ? [options] : []));
      if (limits.length === 0)
        throw new Error(
          'Expected rules that limit the size of assets in style sheets, found none. Docusaurus has changed how it loads assets: adapt plugins/compile/assetsInFiles.ts.',
        );
      for (const options of limits) {
        options.limit = false;
        options.name = options.name?.replace('[contenthash]', '[contenthash:8]');
      }
      return {};
    },
  };
}
