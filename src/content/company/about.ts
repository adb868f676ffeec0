// Sample content: the voices are drawn, and the positions and articles are those of the careers and news pages.
import {facts} from '../../facts';
import {capitalized} from '../capitalized';
import {careersContent} from './careers';
import {contactContent} from './contact';
import {newsContent} from './news';

const {brand, company, marketing} = facts;

/** The overview of the company. Source: spec/site-and-marketing.md, section 2 (About). */
export const aboutContent = {
  meta: {
    title: 'The company',
    description: `${brand.name} at a glance: what it does since ${company.founded}, open positions, the latest news and how to reach us.`,
  },
  hero: {
    title: 'We listen for a living',
    lead: `No two people say a sentence the same way. ${brand.name} has been working on that since ${company.founded}, and people still surprise us.`,
    actions: {'About us': '/company/about-us', Partners: '/company/partners'},
  },
  chorus: {
    label: 'Four people say the same sentence',
    sentence: 'dim the lights in here',
    intent: 'lights.dim',
    speakers: [
      {
        who: 'Seven years old, excited',
        confidence: 0.94,
        levels: [
          0.03, 0.33, 0.7, 0.82, 0.63, 0.86, 0.6, 0.29, 0.02, 0.04, 0.02, 0.3, 0.36, 0.29, 0.39, 0.73, 0.49, 0.69, 0.69,
          0.73, 0.93, 0.61, 0.63, 0.52, 0.3, 0.04, 0.04, 0.05, 0.43, 0.68, 0.22, 0.24, 0.31, 0.37, 0.42, 0.55, 0.44,
          0.64, 0.57, 0.23, 0.23, 0.04, 0.02, 0.03, 0.02, 0.02, 0.03, 0.02, 0.02, 0.02, 0.03, 0.02, 0.02, 0.02, 0.03,
          0.02, 0.02, 0.02, 0.02, 0.03, 0.02, 0.02, 0.02, 0.02, 0.02,
        ],
      },
      {
        who: 'Eighty-one, hoarse',
        confidence: 0.76,
        levels: [
          0.03, 0.09, 0.16, 0.1, 0.38, 0.47, 0.14, 0.41, 0.13, 0.15, 0.28, 0.09, 0.03, 0.03, 0.04, 0.04, 0.03, 0.08,
          0.18, 0.14, 0.07, 0.11, 0.19, 0.07, 0.19, 0.15, 0.38, 0.14, 0.32, 0.64, 0.58, 0.53, 0.64, 0.14, 0.28, 0.42,
          0.09, 0.12, 0.2, 0.03, 0.03, 0.05, 0.04, 0.05, 0.16, 0.1, 0.21, 0.22, 0.13, 0.09, 0.1, 0.22, 0.21, 0.09, 0.37,
          0.14, 0.1, 0.36, 0.23, 0.28, 0.16, 0.32, 0.08, 0.06, 0.02,
        ],
      },
      {
        who: 'Late for a train',
        confidence: 0.92,
        levels: [
          0.03, 0.35, 0.62, 0.61, 0.41, 0.3, 0.23, 0.42, 0.55, 0.92, 0.67, 0.64, 0.31, 0.4, 0.31, 0.23, 0.39, 0.58,
          0.47, 0.35, 0.26, 0.03, 0.02, 0.02, 0.03, 0.02, 0.02, 0.02, 0.02, 0.03, 0.02, 0.02, 0.02, 0.02, 0.02, 0.03,
          0.02, 0.02, 0.02, 0.02, 0.03, 0.02, 0.02, 0.02, 0.02, 0.02, 0.03, 0.02, 0.02, 0.02, 0.02, 0.02, 0.03, 0.02,
          0.02, 0.02, 0.02, 0.03, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02,
        ],
      },
      {
        who: 'New to the language, beside a fan',
        confidence: 0.89,
        levels: [
          0.24, 0.34, 0.46, 0.61, 0.52, 0.61, 0.54, 0.31, 0.2, 0.19, 0.31, 0.48, 0.35, 0.39, 0.44, 0.7, 0.63, 0.84,
          0.76, 0.59, 0.77, 0.69, 0.41, 0.36, 0.21, 0.23, 0.41, 0.49, 0.35, 0.34, 0.45, 0.58, 0.45, 0.52, 0.52, 0.47,
          0.41, 0.46, 0.32, 0.19, 0.14, 0.18, 0.15, 0.2, 0.13, 0.17, 0.15, 0.19, 0.14, 0.16, 0.18, 0.13, 0.17, 0.15,
          0.14, 0.19, 0.16, 0.13, 0.18, 0.15, 0.17, 0.14, 0.16, 0.15, 0.13,
        ],
      },
    ],
  },
  glance: {
    title: 'In short',
    lead: 'One company, one subject: what people mean when they talk. We sell it as recognition, conversation, search and a platform.',
    figures: [
      {title: company.founded, text: 'the year it started, in a kitchen'},
      {title: capitalized(marketing.languages), text: 'languages, through one and the same call'},
      {title: `Over ${company.developers}`, text: 'developers, by our own count'},
    ],
    more: {title: 'Mission, story and people', href: '/company/about-us'},
  },
  careers: {
    title: 'Careers',
    lead: 'Quiet mornings, honest numbers, hard recordings.',
    positions: careersContent.positions.items,
    more: {title: 'Positions and perks', href: '/company/careers'},
  },
  news: {
    title: 'News',
    lead: 'What changed, and what we learned.',
    articles: newsContent.articles,
    more: {title: 'All news', href: '/company/news'},
  },
  contact: {
    title: 'Contact',
    lead: 'Both mailboxes are read by people.',
    cards: contactContent.cards,
    more: {title: 'Telephone, address and message form', href: '/company/contact'},
  },
};
