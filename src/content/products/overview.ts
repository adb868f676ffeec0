// Sample content: the sentences in the cards' figures are made up.
import {facts} from '../../facts';
import {formatNumber} from '../../facts/format';
import {docsRoute} from '../../facts/routes';

const {pricing, marketing} = facts;
const {languages} = marketing;
const {apiVersion} = facts.docs;

/** The overview of all products. Source: spec/site-and-marketing.md, sections 2 and 9. */
export const products = {
  meta: {
    title: 'Products',
    description:
      'Voice AI, Voice Chat, Voice Search and Houndify: recognition, conversation, search by voice, and the platform to build your own.',
  },
  hero: {
    title: 'Four products. They all start by listening.',
    lead: `Take the words, the conversation, the search or the whole platform. All of them support ${languages} languages and tell you how sure they are.`,
    actions: {'Get started': '/get-started', 'See pricing': '/products/pricing'},
  },
  exhibit: {
    label: 'One spoken sentence, and what each product returns for it',
    heard: 'a table for two on Friday, somewhere quiet',
    returns: [
      {product: 'Voice AI', what: 'the words', words: '“a table for two on Friday, somewhere quiet” 0.95'},
      {product: 'Voice Chat', what: 'an answer', words: 'The Lantern has one at eight. Shall I book it?'},
      {product: 'Voice Search', what: 'a list', words: 'The Lantern 0.81, Osteria Nove 0.74, Quayside 0.52'},
      {product: 'Houndify', what: 'your own domain', words: 'table.reserve · guests: two · day: Friday'},
    ],
  },
  cards: {
    title: 'Choose by what you get back',
    lead: 'Every one of them takes speech. They differ in what they return.',
    items: {
      'Voice AI': {
        text: 'You want the words. Recognition with a confidence for every result, and alternatives for the close calls.',
        href: '/products/voice-ai',
        figure: 'words',
      },
      'Voice Chat': {
        text: 'You want a reply. A conversation that remembers the previous turn.',
        href: '/products/voice-chat',
        figure: 'turns',
      },
      'Voice Search': {
        text: 'You want the right item. Spoken queries over your own list, ranked by your rules.',
        href: '/products/voice-search',
        figure: 'ranks',
      },
      Houndify: {
        text: 'You want to build your own. The developer platform under the other three, with domains you train on your words.',
        href: '/products/houndify',
        figure: 'terms',
      },
    },
  },
  access: {
    title: 'How to call each product',
    lead: 'SDKs for web, iOS and Android, and plain HTTPS where there is none. They combine: a chat listens with the options of Voice AI, and all of them can use a domain.',
    caption: 'What each product takes and how it is called',
    columns: ['Product', 'You give it', 'In the Web SDK', 'Over REST', 'Documentation'],
    rows: {
      'Voice AI': [
        'Speech, live or recorded',
        {code: 'client.recognizer()'},
        {code: `POST /${apiVersion}/recognize`},
        {title: 'Voice AI docs', href: `${docsRoute}/voice-ai-docs`},
      ],
      'Voice Chat': [
        'Speech or text, and a session',
        {code: 'client.chat()'},
        {code: `POST /${apiVersion}/assistant/converse`},
        {title: 'Voice Chat docs', href: `${docsRoute}/voice-chat-docs`},
      ],
      'Voice Search': [
        'A spoken query, and your items',
        {code: 'client.search()'},
        'SDK only',
        {title: 'Voice Search docs', href: `${docsRoute}/voice-search-docs`},
      ],
      Houndify: [
        'A definition of your field',
        {code: 'client.domains.create()'},
        {code: `POST /${apiVersion}/domains`},
        {title: 'Houndify platform docs', href: `${docsRoute}/houndify-platform-docs`},
      ],
    },
  },
  prices: {
    title: 'What it costs',
    lead: 'One price list for all of them, counted in requests.',
    items: {
      Basic: {
        price: `${pricing.basic.price} per month`,
        text: `Up to ${formatNumber(pricing.basic.requestsPerMonth)} requests, ${pricing.basic.applications} voice applications`,
      },
      Pro: {
        price: `${pricing.pro.price} per month`,
        text: `${formatNumber(pricing.pro.requestsPerMonth)} requests, ${pricing.pro.applications} voice applications`,
      },
      Enterprise: {price: pricing.enterprise.price, text: 'Unlimited requests and voice applications'},
    },
    link: {title: 'Compare the plans', href: '/products/pricing'},
  },
  next: {
    title: 'Not sure which? Start with the words.',
    text: `The free developer plan opens all four for ${pricing.developerPlan.trialDays} days. Recognition is the quickest to try.`,
    actions: {'Get started': '/get-started', 'Read the documentation': docsRoute},
  },
};
