import {existsSync} from 'node:fs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {compile} from './plugins/compile';
import {copyPage, files} from './plugins/files';
import {finish} from './plugins/finish';
import {markdown} from './plugins/markdown';
import {preview} from './plugins/preview';
import {withoutOldSyntax} from './plugins/shared/oldSyntax';
import {brand, titleDelimiter} from './src/facts/brand';
import {docsRoute} from './src/facts/routes';
import {site, siteUrl} from './src/facts/site';

const isPreview = process.env.NODE_ENV === 'development';

const config: Config = {
  title: brand.name,
  titleDelimiter,
  tagline: brand.tagline,
  url: siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/img/favicon.svg',
  baseUrlIssueBanner: false,
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      // The layers would order style sheets that plugins/compile/withoutThemeStyles.ts removes.
      useCssCascadeLayers: false,
    },
    faster: {
      // Only the server bundle contains documentation pages (plugins/finish/application/staticPages.ts). A shared cache
      // would only make the server compiler wait for the client compiler.
      mdxCrossCompilerCache: false,
      // Pages also depend on the contract, the figures, and the history, whose changes the cache doesn't notice.
      rspackPersistentCache: false,
    },
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    mermaid: isPreview,
    preprocessor: ({fileContent}) => withoutOldSyntax(fileContent),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  // Built pages contain finished drawings. In the preview, mermaid draws the diagrams that an author is editing.
  themes: isPreview ? ['@docusaurus/theme-mermaid'] : [],
  plugins: [
    ...compile(),
    ...files(),
    ...preview(),
    // With SHIP_APPLICATION=true, pages load the Docusaurus application and hydrate as a whole, as in any Docusaurus site.
    ...finish({application: process.env.SHIP_APPLICATION === 'true'}),
  ],
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          routeBasePath: docsRoute.slice(1),
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          editUrl: site.repositoryUrl && `${site.repositoryUrl}/edit/main/`,
          showLastUpdateTime: existsSync('.git'),
          beforeDefaultRemarkPlugins: markdown(copyPage),
        },
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/fonts.css',
            './src/css/base.css',
            './src/css/primitives.css',
            './src/css/alignment.css',
            './src/css/controls.css',
            './src/css/lines.css',
            './src/css/gaps.css',
            './src/css/spacing.css',
            './src/css/drawings.css',
            './src/css/textPrimitives.css',
            './src/css/largeText.css',
            './src/css/helpers.css',
            './src/css/motion.css',
            './src/css/tables.css',
            './src/css/forcedColors.css',
            './src/css/print.css',
          ],
        },
        sitemap: {lastmod: null, changefreq: null, priority: null},
      } satisfies PresetOptions,
    ],
  ],
  headTags: [
    {tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
    {
      tagName: 'link',
      attributes: {rel: 'alternate', type: 'application/atom+xml', href: '/feed.xml', title: 'News and documentation'},
    },
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  ],
  themeConfig: {colorMode: {respectPrefersColorScheme: true}} satisfies ThemeConfig,
};

export default config;
