import {facts} from '../../facts';
import {formatNumber} from '../../facts/format';
import {docsRoute} from '../../facts/routes';
import type {LinkEntry} from '../types';
import {calculator, plans} from './plans';

const {pricing} = facts;
const {basic, pro, enterprise} = pricing;
const contact = '/company/contact';
const batchItems = 40;

/** The pricing page. Source: spec/site-and-marketing.md, sections 2 and 9. */
export const pricingContent = {
  meta: {
    title: 'Pricing',
    description: `Plans from ${basic.price} per month, counted in requests and voice applications, with a calculator, billing rules and a free developer plan.`,
  },
  hero: {
    title: 'Pricing in two numbers',
    lead: 'Two numbers decide: how many requests you make in a month, and how many voice applications make them. Everything else is the same platform.',
    back: {title: 'All products', href: '/products'},
  },
  plans,
  calculator,
  comparison: {
    title: 'The plans, line by line',
    caption: 'Price, limits, trial, uptime and payment of the three plans',
    columns: ['What you get', basic.name, pro.name, enterprise.name],
    rows: {
      Price: [`${basic.price} per month`, `${pro.price} per month`, enterprise.price],
      Requests: [
        `Up to ${formatNumber(basic.requestsPerMonth)} per month`,
        `${formatNumber(pro.requestsPerMonth)} per month`,
        enterprise.requestsPerMonth,
      ],
      'Voice applications': [String(basic.applications), String(pro.applications), enterprise.applications],
      'Free trial': [`${basic.trialDays} days`, undefined, undefined],
      'Uptime, by SLA': [undefined, undefined, enterprise.uptime],
      Payment: ['Credit card, PayPal', 'Credit card, PayPal', 'Credit card, PayPal, wire transfer'],
    },
    absent: 'Not stated for this plan',
  },
  billing: {
    title: 'How billing works',
    lead: 'Three rules: one for going up, one for coming down, one for batches.',
    marks: {change: 'You change the plan', cycleEnd: 'The cycle ends'},
    changes: [
      {
        title: 'Upgrade',
        from: basic.name,
        to: pro.name,
        takesEffect: 'at-once',
        text: 'Upgrades take effect immediately.',
      },
      {
        title: 'Downgrade',
        from: pro.name,
        to: basic.name,
        takesEffect: 'at-cycle-end',
        text: 'Downgrades take effect at the end of the billing cycle. Until then you keep what you paid for.',
      },
    ],
    batch: {
      title: 'Batch',
      text: `Batch processing counts as multiple requests, one per item. ${batchItems} recordings in one batch are ${batchItems} requests.`,
      items: batchItems,
      caption: `1 batch, ${batchItems} requests`,
    },
    payment: {
      title: 'Ways to pay',
      methods: {'Major credit cards': 'Every plan', PayPal: 'Every plan', 'Wire transfer': 'Enterprise'},
    },
  },
  faq: {
    title: 'Questions people ask before they pay',
    lead: 'Still have a question?',
    ask: {title: 'Ask sales.', href: contact},
    items: {
      'Can I try it without paying?': {
        answer: `Yes. Basic begins with a ${basic.trialDays}-day free trial. The free developer plan gives you ${pricing.developerPlan.trialDays} days with full access and ${formatNumber(pricing.developerPlan.callsPerMonth)} API calls per month.`,
        link: {title: 'Get started', href: '/get-started'},
      },
      'What counts as a request?': {
        answer: 'Each call to the API. A batch counts one request for each item in it, however you send it.',
      },
      'My requests fit Basic, but I have three applications. Which plan?': {
        answer: `Pro. A plan has to cover both numbers, so the larger need decides: Basic ends at ${formatNumber(basic.requestsPerMonth)} requests or ${basic.applications} voice applications, whichever you pass first.`,
      },
      'I downgrade in the middle of a cycle. What do I lose?': {
        answer:
          'Nothing yet. The downgrade takes effect at the end of the billing cycle. Upgrades are the other way round: they take effect immediately.',
      },
      'Can we pay by wire transfer?': {
        answer: 'On Enterprise, yes. Basic and Pro are paid by major credit card or PayPal.',
        link: {title: 'Contact sales', href: contact},
      },
      'The documentation lists other limits. Which ones apply to me?': {
        answer:
          'The documentation lists the limits of the API tiers. This page lists the commercial plans. If you aren’t sure which apply to you, ask support before you go live.',
        link: {title: 'Tiers and limits of the API', href: `${docsRoute}/account-setup#tiers-and-limits`},
      },
    } as Record<string, {answer: string; link?: LinkEntry}>,
  },
  next: {
    title: 'Need more than Pro?',
    text: `Tell us your volumes. Enterprise comes with a custom price and an SLA of ${enterprise.uptime} uptime.`,
    actions: {'Contact sales': contact, 'Book a demo': contact},
  },
};
