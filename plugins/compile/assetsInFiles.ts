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
      for (const {options} of loaders) {
        if (!options || !('limit' in options)) continue;
        options.limit = false;
        options.name = options.name?.replace('[contenthash]', '[contenthash:8]');
      }
      return {};
    },
  };
}
