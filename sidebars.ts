import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {listedCalls} from './plugins/markdown/api-reference';
import {contractPaths} from './plugins/shared/contractPaths';
import {docs} from './src/facts/docs';

/**
 * What the sidebar lists below the API reference while that page is open. Other pages have a table of contents instead.
 */
const referenceParts = [
  {title: 'Authentication', anchor: 'authentication'},
  {title: 'Base URL and versions', anchor: 'base-url-and-versions'},
  {title: 'Errors', anchor: 'errors'},
  {title: 'Rate limits', anchor: 'rate-limits'},
  ...listedCalls(contractPaths),
  {title: 'Stream lifecycle', anchor: 'stream-lifecycle'},
  {title: `Not specified in ${docs.apiVersion}`, anchor: 'not-specified-in-v1'},
];

/**
 * Lists every documentation page in reading order. The quick start precedes account setup because it requires no
 * account. A page that isn't listed here doesn't appear in the sidebar. All kinds of Docusaurus' sidebar items work.
 * Groups with `collapsible: false` are always open. Other groups can be collapsed, and are open at first with
 * `collapsed: false`.
 */
const sidebars: SidebarsConfig = {
  documentation: [
    {type: 'doc', id: 'index', label: 'Documentation'},
    {
      type: 'category',
      label: 'Getting started',
      collapsible: false,
      items: ['platform-overview', 'quick-start', 'account-setup', 'core-concepts'],
    },
    {
      type: 'category',
      label: 'APIs and SDKs',
      collapsible: false,
      items: [
        {type: 'doc', id: 'rest-api-reference', customProps: {parts: referenceParts}},
        'web-sdk',
        'ios-sdk',
        'android-sdk',
      ],
    },
    {
      type: 'category',
      label: 'Products',
      collapsible: false,
      items: ['voice-ai-docs', 'voice-chat-docs', 'voice-search-docs', 'houndify-platform-docs'],
    },
    {
      type: 'category',
      label: 'Guides',
      collapsible: false,
      items: [
        'voice-assistant-implementation',
        'custom-domain-creation',
        'performance-optimization',
        'security-best-practices',
      ],
    },
  ],
};

export default sidebars;
