import type {Plugin} from '@docusaurus/types';
import {loaderOptions} from './loaderOptions';

/**
 * Keeps small fonts and pictures in files. Docusaurus would write those of less than 10 KB into style sheets as `data:`
 * addresses, which the security policy blocks. Their names get hashes of 8 digits, as those of scripts and style sheets
 * have.
 */
export default function assetsInFiles(): Plugin {
  return {
    name: 'assets-in-files',
    configureWebpack(config) {
      for (const options of loaderOptions<{limit?: number | string | boolean; name?: string}>(config)) {
        if (!('limit' in options)) continue;
        options.limit = false;
        options.name = options.name?.replace('[contenthash]', '[contenthash:8]');
      }
      return {};
    },
  };
}
