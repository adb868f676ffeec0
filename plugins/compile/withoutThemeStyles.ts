import type {Plugin, PostCssOptions} from '@docusaurus/types';

/** Matches the files of Infima, and of the style sheets that the classic theme adds to it. */
const themeStyles = /[\\/](?:infima[\\/]dist|theme-classic[\\/]lib)[\\/]/;

/**
 * Removes the style sheets of the classic theme: Infima, of whose 78 KB our pages used a few element defaults, and the
 * theme's own rules, of which only those of the skip link and of admonitions applied. The files in `src/css/`,
 * `src/sections/docs/prose.css`, and `src/sections/docs/callouts.css` define what our pages use.
 */
export default function withoutThemeStyles(): Plugin {
  return {
    name: 'without-theme-styles',
    configurePostCss(options: PostCssOptions) {
      options.plugins.unshift({
        postcssPlugin: 'without-theme-styles',
        Once(root: {source?: {input: {file?: string}}; removeAll: () => void}) {
          if (themeStyles.test(root.source?.input.file ?? '')) root.removeAll();
        },
      });
      return options;
    },
  };
}
