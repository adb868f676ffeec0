import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * Removes Infima, the style sheet of the classic theme: 78 KB, of which our pages used a few element defaults.
 * `src/css/base.css` and `src/sections/docs/prose.css` state those, and `src/css/theme-variables.css` holds the variables
 * that the theme's remaining parts read.
 */
export default function withoutInfima(): Plugin {
  return {
    name: 'without-infima',
    configurePostCss(options: PostCssOptions) {
      options.plugins.unshift({
        postcssPlugin: 'without-infima',
        Once(root: {source?: {input: {file?: string}}; removeAll: () => void}) {
          if (/[\\/]infima[\\/]dist[\\/]/.test(root.source?.input.file ?? '')) root.removeAll();
        },
      });
      return options;
    },
  };
}
