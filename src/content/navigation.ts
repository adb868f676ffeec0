import {facts} from '../facts';
import {docsRoute} from '../facts/routes';
import {site} from '../facts/site';
import type {LinkEntry} from './types';

/** A link of the footer. Without `href`, it's announced as unavailable. */
export interface FooterEntry {
  title: string;
  href?: string;
}

/** A group of the header's menus: the specified links, and further ones in a row below them. */
interface NavigationGroup extends LinkEntry {
  children: LinkEntry[];
  more: LinkEntry[];
}

const pricing = {title: 'Pricing', href: '/products/pricing'};
const enterprise = {title: 'Enterprise', href: '/solutions/enterprise'};
const support = {title: 'Support', href: '/developers/support'};

const products: LinkEntry[] = [
  {title: 'Voice AI', href: '/products/voice-ai', description: 'Voice recognition and assistant technology'},
  {title: 'Voice Chat', href: '/products/voice-chat', description: 'Conversational voice interfaces for applications'},
  {title: 'Voice Search', href: '/products/voice-search', description: 'Search by voice commands'},
  {title: 'Houndify', href: '/products/houndify', description: 'Voice AI platform for developers'},
];

const navigation: NavigationGroup[] = [
  {
    title: 'Products',
    href: '/products',
    children: products,
    more: [{title: 'All products', href: '/products'}, pricing, enterprise],
  },
  {
    title: 'Solutions',
    href: '/solutions',
    children: [
      {title: 'Automotive', href: '/solutions/automotive', description: 'Voice AI for vehicles'},
      {title: 'Smart home and IoT', href: '/solutions/iot-smart-home', description: 'Control of smart devices'},
      {title: 'Mobile apps', href: '/solutions#mobile-apps', description: 'Voice inside iOS and Android apps'},
      {title: 'Customer service', href: '/solutions#customer-service', description: 'Spoken answers to callers'},
    ],
    more: [{title: 'All solutions', href: '/solutions'}, enterprise, pricing],
  },
  {
    title: 'Developers',
    href: '/developers',
    children: [
      {title: 'Documentation', href: docsRoute, description: 'Guides and API references'},
      {title: 'SDKs', href: '/developers#sdks', description: 'Web, iOS and Android'},
      {title: 'API access', href: '/developers#api-access', description: 'Keys, limits and a first request'},
      {title: 'Community', href: '/developers#community', description: 'Forums, events and projects'},
    ],
    more: [{title: 'All resources', href: '/developers'}, pricing, support],
  },
  {
    title: 'About',
    href: '/about',
    children: [
      {title: 'About us', href: '/company/about-us', description: 'Mission and vision'},
      {title: 'Careers', href: '/about#careers', description: 'Open positions and perks'},
      {title: 'News', href: '/about#news', description: 'What is new here'},
      {title: 'Contact', href: '/about#contact', description: 'Sales, support and the office'},
    ],
    more: [{title: 'The company', href: '/about'}, {title: 'Partners', href: '/company/partners'}, support],
  },
];

/** The links of the footer by the title of their column. */
const footer: Record<string, LinkEntry[]> = {
  Products: [...products, pricing],
  Solutions: [
    {title: 'Automotive', href: '/solutions/automotive'},
    {title: 'Smart home and IoT', href: '/solutions/iot-smart-home'},
    {title: 'Mobile apps', href: '/solutions/mobile-apps'},
    {title: 'Customer service', href: '/solutions/customer-service'},
    enterprise,
  ],
  Developers: [
    {title: 'Documentation', href: docsRoute},
    {title: 'SDKs', href: `${docsRoute}#sdks`},
    {title: 'API access', href: '/developers/api-access'},
    {title: 'Community', href: '/developers/community'},
    support,
  ],
  Company: [
    {title: 'About us', href: '/company/about-us'},
    {title: 'Careers', href: '/company/careers'},
    {title: 'News', href: '/company/news'},
    {title: 'Contact', href: '/company/contact'},
    {title: 'Partners', href: '/company/partners'},
  ],
};

/** The texts and links of the header and footer. Source: spec/site-and-marketing.md, section 2. */
export const shell = {
  brand: facts.brand.name,
  legalName: facts.brand.legalName,
  tagline: 'Speech in, meaning out: recognition, understanding and answers for the things people talk to.',
  navigation,
  signIn: {title: 'Sign In', href: '/signin'},
  getStarted: {title: 'Get Started', href: '/get-started'},
  documentation: {title: 'Documentation contents', href: docsRoute},
  footer,
  social: [{title: 'LinkedIn'}, {title: 'GitHub'}, {title: 'YouTube'}, {title: 'X'}] as FooterEntry[],
  legal: [{title: 'Privacy Policy'}, {title: 'Terms of Service'}, {title: 'Cookies'}] as FooterEntry[],
  sampleContent: site.hasSampleContent
    ? 'Sample content: people, companies, quotes, stories, events, positions, and contact details are invented.'
    : undefined,
};

export type ShellContent = typeof shell;
