import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * Leaves Infima out, the style sheet that the classic theme brings along: 78 KB of which our pages used a few element
 * defaults, which `src/css/base.css` and `src/sections/docs/prose.css` now state themselves. The variables which the
 * theme's remaining parts read stand in `src/css/theme-variables.css`.
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
