/** Every address of the site, as the specifications list them: the marketing pages and the sixteen documentation pages. */
export const marketing = [
  '/',
  '/products',
  '/products/voice-ai',
  '/products/voice-chat',
  '/products/voice-search',
  '/products/houndify',
  '/products/pricing',
  '/solutions',
  '/solutions/automotive',
  '/solutions/iot-smart-home',
  '/solutions/mobile-apps',
  '/solutions/customer-service',
  '/solutions/enterprise',
  '/developers',
  '/developers/api-access',
  '/developers/community',
  '/developers/support',
  '/about',
  '/company/about-us',
  '/company/careers',
  '/company/news',
  '/company/contact',
  '/company/partners',
  '/signin',
  '/get-started',
];

export const documentationIndex = '/developers/documentation';

/** The documentation's pages, without its index. */
export const documentation = [
  'platform-overview',
  'quick-start',
  'account-setup',
  'core-concepts',
  'rest-api-reference',
  'ios-sdk',
  'android-sdk',
  'web-sdk',
  'voice-assistant-implementation',
  'custom-domain-creation',
  'performance-optimization',
  'security-best-practices',
  'voice-ai-docs',
  'voice-chat-docs',
  'voice-search-docs',
  'houndify-platform-docs',
].map((page) => `${documentationIndex}/${page}`);

export const routes = [...marketing, documentationIndex, ...documentation];
