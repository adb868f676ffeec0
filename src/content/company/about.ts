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
    // How long each of them speaks (in bars), how loud they are, and what is around them.
    speakers: [
      {who: 'Seven years old, excited', confidence: 0.94, bars: 42, loudness: 0.95, noise: 0.03},
      {who: 'Eighty-one, hoarse', confidence: 0.76, bars: 62, loudness: 0.45, noise: 0.03},
      {who: 'Late for a train', confidence: 0.92, bars: 21, loudness: 0.85, noise: 0.03},
      {who: 'New to the language, beside a fan', confidence: 0.89, bars: 48, loudness: 0.65, noise: 0.16},
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
