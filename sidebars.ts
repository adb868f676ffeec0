import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Every documentation page, grouped in reading order. A page that is not listed here is not built into the sidebar. */
const sidebars: SidebarsConfig = {
  documentation: [
    {type: 'doc', id: 'index', label: 'Documentation home'},
    {
      type: 'category',
      label: 'Get started',
      collapsed: false,
      items: ['platform-overview', 'quick-start', 'account-setup', 'core-concepts'],
    },
    {
      type: 'category',
      label: 'API and SDKs',
      collapsed: false,
      items: ['rest-api-reference', 'web-sdk', 'ios-sdk', 'android-sdk'],
    },
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      items: [
        'voice-assistant-implementation',
        'custom-domain-creation',
        'performance-optimization',
        'security-best-practices',
      ],
    },
    {
      type: 'category',
      label: 'Products',
      collapsed: false,
      items: ['voice-ai-docs', 'voice-chat-docs', 'voice-search-docs', 'houndify-platform-docs'],
    },
  ],
};

export default sidebars;
