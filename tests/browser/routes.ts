import {readdirSync, readFileSync} from 'node:fs';

/** The marketing pages' addresses, as the specification lists them. */
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

const routeOf = (page: string) => `${documentationIndex}/${page}`;

/** The sixteen pages that the specification lists: they may never go missing. */
export const specified = [
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
].map(routeOf);

/** Every documentation page but the index, from the files themselves: a new page is tested without being listed here. */
export const documentation = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/').replace(/\.mdx?$/, ''))
  .filter((page) => page !== 'index')
  .map(routeOf);

export const routes = [...marketing, documentationIndex, ...documentation];

/** Returns the built HTML of a route. */
export const htmlOf = (route: string): string => readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8');
