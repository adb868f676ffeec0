import {existsSync} from 'node:fs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import apiReference from './plugins/api-reference';
import {areaStylesStep} from './plugins/area-styles';
import {bareAttributesStep} from './plugins/bare-attributes';
import brandFiles from './plugins/brand-files';
import {closedPagesStep} from './plugins/closed-pages';
import codeBlocks from './plugins/code-blocks';
import {compressStep} from './plugins/compress';
import contractFiles from './plugins/contract-files';
import diagrams from './plugins/diagrams';
import enhance from './plugins/enhance';
import {documentationScriptStep} from './plugins/enhance/documentation';
import factsInMarkdown from './plugins/facts';
import finish from './plugins/finish';
import {fontPreloadStep} from './plugins/font-preload';
import islands, {islandsStep} from './plugins/islands';
import leanPostCss from './plugins/lean-postcss';
import markdownCopies, {otherPagesStep} from './plugins/markdown-copies';
import movedAnchors from './plugins/moved-anchors';
import previewProblems from './plugins/preview-problems';
import searchIndex, {searchIndexStep} from './plugins/search-index';
import {securityTextStep} from './plugins/security-text';
import {socialCardStep} from './plugins/social-cards';
import {speculationRulesStep} from './plugins/speculation-rules';
import staticPages, {staticPagesStep} from './plugins/static-pages';
import withoutInfima from './plugins/without-infima';
import {shell} from './src/content/navigation';
import {brand} from './src/facts/brand';
import {docsRoute} from './src/facts/routes';

const isPreview = process.env.NODE_ENV === 'development';

const contracts = {openapi: 'api/openapi.yaml', asyncapi: 'api/asyncapi.yaml'};

/** The documentation's built files. */
const documentationPages = new RegExp(`^${docsRoute.slice(1)}`);

/** Parts of the site with a style sheet of their own: readers mostly stay in one. */
const areas = [
  {name: 'documentation', pages: documentationPages},
  {name: 'home', pages: /^index\.html$/},
  {name: 'products', pages: /^products/},
  {name: 'solutions', pages: /^solutions/},
  {name: 'site', pages: /./},
];

/** What fills in a page's source for those who read it without Docusaurus. */
const transformers = [apiReference(contracts), factsInMarkdown()];

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  url: brand.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/img/favicon.svg',
  baseUrlIssueBanner: false,
  future: {v4: true, faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    mermaid: isPreview,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  // A built page holds its diagrams as finished drawings: mermaid draws those that an author is still at.
  themes: isPreview ? ['@docusaurus/theme-mermaid'] : [],
  plugins: [
    withoutInfima,
    leanPostCss,
    staticPages,
    enhance,
    islands,
    contractFiles,
    brandFiles,
    [searchIndex, {transformers}],
    [markdownCopies, {summary: shell.tagline, transformers}],
    [previewProblems, {checker: 'authoring/preview/worker.ts'}],
    [
      finish,
      {
        steps: [
          socialCardStep,
          searchIndexStep,
          otherPagesStep,
          staticPagesStep,
          islandsStep,
          documentationScriptStep(documentationPages),
          bareAttributesStep,
          areaStylesStep(areas),
          fontPreloadStep(documentationPages),
          speculationRulesStep({pages: documentationPages, folder: docsRoute}),
          securityTextStep,
          closedPagesStep,
          compressStep,
        ],
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
          editUrl: `${brand.repositoryUrl}/edit/main/`,
          showLastUpdateTime: existsSync('.git'),
          beforeDefaultRemarkPlugins: [
            [apiReference, contracts],
            factsInMarkdown,
            [movedAnchors, {docsRoute: docsRoute.slice(1)}],
            [diagrams, {live: isPreview}],
            codeBlocks,
          ],
        },
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/theme-variables.css',
            './src/css/base.css',
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
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
  } satisfies ThemeConfig,
};

export default config;
