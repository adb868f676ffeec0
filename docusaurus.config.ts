import {existsSync} from 'node:fs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import apiReference from './plugins/api-reference';
import referenceLayout from './plugins/api-reference/layout';
import assetsInFiles from './plugins/assets-in-files';
import brandFiles from './plugins/brand-files';
import buildErrors from './plugins/build-errors';
import classNames from './plugins/class-names';
import clientModules from './plugins/client-modules';
import codeBlocks from './plugins/code-blocks';
import contractFiles from './plugins/contract-files';
import diagrams from './plugins/diagrams';
import enhance from './plugins/enhance';
import factsInMarkdown from './plugins/facts';
import finish from './plugins/finish';
import {removeScripts} from './plugins/finish/removeScripts';
import {areaStyles} from './plugins/finish/styles/areaStyles';
import {adaptApplication} from './plugins/finish/transforms/adaptApplication';
import {documentationScript} from './plugins/finish/transforms/documentationScript';
import {fontPreload} from './plugins/finish/transforms/fontPreload';
import {removeApplication} from './plugins/finish/transforms/removeApplication';
import {socialCard} from './plugins/finish/transforms/socialCard';
import {speculationRules} from './plugins/finish/transforms/speculationRules';
import islands, {islandLoader} from './plugins/islands';
import leanPostCss from './plugins/lean-postcss';
import markdownCopies, {copyPage, markdownFiles, otherPages} from './plugins/markdown-copies';
import mockDownload from './plugins/mock-download';
import movedAnchors from './plugins/moved-anchors';
import optionTables from './plugins/option-tables';
import pageSources from './plugins/page-sources';
import parameters from './plugins/parameters';
import previewProblems from './plugins/preview-problems';
import recentChanges from './plugins/recent-changes';
import searchIndex, {searchIndexOfPages} from './plugins/search-index';
import {securityText} from './plugins/security-text';
import staticPages from './plugins/static-pages';
import tableColumns from './plugins/table-columns';
import withoutThemeStyles from './plugins/without-theme-styles';
import {shell} from './src/content/navigation';
import {laterParts} from './src/enhance/arrival';
import {brand} from './src/facts/brand';
import {docsRoute} from './src/facts/routes';
import {site} from './src/facts/site';

const isPreview = process.env.NODE_ENV === 'development';

/**
 * Ships the Docusaurus application: pages hydrate as a whole, as in any Docusaurus site, and their scripts, style sheet,
 * and policy are those of the application. `SHIP_APPLICATION=true npm run build` sets it.
 */
const shipsApplication = process.env.SHIP_APPLICATION === 'true';

/** Parts of the build that only pages without the application need. */
const withoutApplication = <Part>(...parts: Part[]): Part[] => (shipsApplication ? [] : parts);

const contracts = {openapi: 'api/openapi.yaml', asyncapi: 'api/asyncapi.yaml'};
const optionSources = {
  webSdk: 'api/web-sdk',
  iosSdk: 'api/ios-sdk',
  androidSdk: 'api/android-sdk',
  settings: 'api/settings.schema.json',
};

/** The documentation's built files. */
const documentationPages = new RegExp(`^${docsRoute.slice(1)}`);

/** Parts of the site with their own style sheet. Most readers stay in one part. */
const areas = [
  {
    name: 'documentation',
    pages: documentationPages,
    apart: /(documentation|core-concepts|custom-[\w-]+|platform-o\w+|rest-[\w-]+|voice-(assistant|search)-\w+)\.html$/,
    later: laterParts,
    islands: ['ApiConsole'],
  },
  {name: 'home', pages: /^index\.html$/},
  {name: 'products', pages: /^products/},
  {name: 'solutions', pages: /^solutions/},
  {name: 'site', pages: /./},
];

/** What completes a page's Markdown: its API reference, option tables, list of changes, and figures. */
const transformers = [apiReference(contracts), optionTables(optionSources), recentChanges(), factsInMarkdown()];

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  url: brand.siteUrl,
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
      // The layers would order style sheets that plugins/without-theme-styles removes.
      useCssCascadeLayers: false,
    },
    faster: {
      // With plugins/static-pages, only the server bundle contains documentation pages. A shared cache would only make
      // the server compiler wait for the client compiler.
      mdxCrossCompilerCache: shipsApplication,
      // Pages also depend on the contract, the figures, and the history, whose changes the cache doesn't notice.
      rspackPersistentCache: false,
    },
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    mermaid: isPreview,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  // Built pages contain finished drawings. In the preview, mermaid draws the diagrams that an author is editing.
  themes: isPreview ? ['@docusaurus/theme-mermaid'] : [],
  plugins: [
    withoutThemeStyles,
    classNames,
    assetsInFiles,
    buildErrors,
    leanPostCss,
    ...withoutApplication(staticPages, clientModules),
    enhance,
    [islands, {application: shipsApplication}],
    contractFiles,
    [pageSources, {folders: ['api', 'src/facts']}],
    [mockDownload, {entry: 'authoring/mock/cli.ts'}],
    brandFiles,
    [searchIndex, {transformers}],
    [markdownCopies, {summary: shell.tagline}],
    [previewProblems, {checker: 'authoring/preview/worker.ts'}],
    [
      finish,
      {
        before: [securityText, markdownFiles, ...withoutApplication(removeScripts)],
        transforms: [
          socialCard,
          ...(shipsApplication ? [adaptApplication] : [removeApplication, documentationScript(documentationPages)]),
          fontPreload('instrument-sans-latin'),
          speculationRules(shipsApplication ? undefined : documentationPages),
        ],
        collectors: [
          ...withoutApplication(islandLoader),
          searchIndexOfPages,
          otherPages,
          ...withoutApplication(areaStyles(areas)),
        ],
        application: shipsApplication,
      },
    ],
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
          beforeDefaultRemarkPlugins: [
            ...transformers.map((transformer) => () => transformer),
            copyPage,
            [movedAnchors, {docsRoute: docsRoute.slice(1)}],
            referenceLayout,
            parameters,
            tableColumns,
            [diagrams, {live: isPreview}],
            codeBlocks,
          ],
        },
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/fonts.css',
            './src/css/base.css',
            './src/css/primitives.css',
            './src/css/helpers.css',
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
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  ],
  themeConfig: {colorMode: {respectPrefersColorScheme: true}} satisfies ThemeConfig,
};

export default config;
