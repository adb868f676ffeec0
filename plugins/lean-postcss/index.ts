import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * Takes from PostCSS what costs a build seconds and gives nothing:
 *
 * - `postcss-preset-env`, which adds prefixes. For the browsers of `package.json` Lightning CSS, the minimizer, adds what
 *   is needed; the other added `page-break-after` and the like.
 * - The search for a configuration file. For each style sheet it tries a score of names in every folder above it, 32,000
 *   files in one build, and there is none.
 */
export default function leanPostCss(): Plugin {
  return {
    name: 'lean-postcss',
    configurePostCss(options: PostCssOptions) {
      const plugins = options.plugins.filter((plugin) => !/[\\/]postcss-preset-env[\\/]/.test(String(plugin)));
      return {...options, config: false, plugins};
    },
  };
}
