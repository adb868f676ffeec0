import {facts} from '../../facts';
import {formatNumber} from '../../facts/format';
import {docsRoute} from '../../facts/routes';
import {mailForm} from '../mailForm';
import type {MailFormContent} from '../types';

const {support} = facts.company;
const {freeTier, audioFormats, errors} = facts.docs;
const [integration, sdk, billing, technical, feature] = support.topics;

/** The support page. Source: spec/documentation-and-company.md, sections 2, 3, 6 and 9. */
export const supportContent = {
  meta: {
    title: 'Support',
    description:
      'Documentation, community, email and phone: who answers, when, and how soon. With a contact form and the most common questions.',
  },
  hero: {
    title: 'When you can reach a person',
    lead: `An email is answered within ${support.standardResponse}, or within ${support.premiumResponse} with premium support. With premium support, somebody is awake for critical issues at any hour.`,
    back: {title: 'Developers', href: '/developers'},
    actions: {'Write to support': '#write', 'Read the documentation': docsRoute},
  },
  week: {
    label: 'A week of support, hour by hour',
    standardHours: support.standardHours,
    standard: `Standard: ${support.standardHours}`,
    premium: `Premium: ${support.premiumHours}`,
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    scale: '12am 6am 12pm 6pm 12am',
    summary: `Standard support covers ${support.standardHours}. Premium support covers every hour of the week for critical issues.`,
  },
  options: {
    title: 'Four ways to get help',
    lead: 'Start at the top. Each option below takes a little longer or needs a higher tier.',
    items: {
      Documentation: {
        text: 'Most answers are already there, errors included.',
        answer: 'At once',
        link: {title: 'Documentation', href: docsRoute},
      },
      Community: {
        text: 'Forums and Discord. Good for “has anybody ever”.',
        answer: 'When somebody knows',
        link: {title: 'Community', href: '/developers/community'},
      },
      Email: {
        text: 'For every tier. The form below fills in the mail for you.',
        answer: `Within ${support.standardResponse}`,
        link: {title: 'Contact form', href: '#write'},
      },
      Phone: {
        text: 'With premium support, which is part of the enterprise tier.',
        answer: support.premiumHours,
        link: {title: 'Enterprise', href: '/solutions/enterprise'},
      },
    },
  },
  finder: {
    title: 'What does this error mean?',
    lead: 'Paste what you got. You get its cause, what to do, and a report for your email with the keys removed. It stays in this page.',
    links: {
      'Check a recording': `${docsRoute}/core-concepts#check-a-recording`,
      'All errors': `${docsRoute}/rest-api-reference#errors`,
    },
  },
  form: {
    title: 'Write to support',
    lead: 'Tell us what you called, what came back, when, and what you expected. Never send your key.',
    mail: {
      ...mailForm(facts.brand.mailboxes.support),
      fields: [
        {name: 'name', label: 'Full Name', autoComplete: 'name', optional: true},
        {name: 'email', label: 'Email Address', type: 'email', autoComplete: 'email', optional: true},
        {name: 'topic', label: 'Support Topic', options: support.topics, optional: true},
        {name: 'description', label: 'Description', rows: 7, missing: 'Describe what happened.'},
      ],
      subject: 'topic',
      text: 'description',
    } satisfies MailFormContent,
    contact: {title: 'Other ways to reach us', href: '/company/contact'},
    topicsTitle: 'Often answered here',
    topics: {
      [integration]: {
        'REST API reference': `${docsRoute}/rest-api-reference`,
        'Quick start': `${docsRoute}/quick-start`,
      },
      [sdk]: {Web: `${docsRoute}/web-sdk`, iOS: `${docsRoute}/ios-sdk`, Android: `${docsRoute}/android-sdk`},
      [billing]: {'Account setup': `${docsRoute}/account-setup`, Pricing: '/products/pricing'},
      [technical]: {
        Performance: `${docsRoute}/performance-optimization`,
        Security: `${docsRoute}/security-best-practices`,
      },
      [feature]: {Community: '/developers/community'},
    } as Record<string, Record<string, string>>,
  },
  faq: {
    title: 'Common questions',
    lead: 'Five questions that need no email.',
    items: {
      'I lost my API key. Can you look it up?': {
        answer:
          'No. A key is shown only once, when it’s created. Write to us with the topic Account & Billing. We create another one, you switch to it, and we revoke the old one.',
        link: {title: 'Rotate a key', href: `${docsRoute}/account-setup#rotate-a-key`},
      },
      [`Why does my call return ${errors.rateLimit.status}?`]: {
        answer: `It went over the limit of your tier. On the free tier that is ${formatNumber(freeTier.callsPerMonth)} calls a month, at most ${freeTier.callsPerDay} a day. Retrying doesn’t help with the daily limit.`,
        link: {title: 'When you reach a limit', href: `${docsRoute}/account-setup#when-you-reach-a-limit`},
      },
      'Which recordings can I send?': {
        answer: `${audioFormats.slice(0, -1).join(', ')} and ${audioFormats.at(-1)}. On the free tier one call takes up to ${freeTier.audioSeconds} seconds; split longer recordings at pauses.`,
        link: {title: 'Recognize a recording', href: `${docsRoute}/rest-api-reference#recognize-a-recording`},
      },
      'Can I try the API without an account?': {
        answer:
          'Yes. Download a mock of the API. It runs on your computer, returns the examples from the documentation, and accepts any key.',
        link: {title: 'Try it without an account', href: `${docsRoute}/quick-start#try-it-without-an-account`},
      },
      'How do I get premium support?': {
        answer: `It comes with the enterprise tier: ${support.premiumHours}, an email answered within ${support.premiumResponse}, and a phone number.`,
        link: {title: 'Talk to sales', href: '/company/contact'},
      },
    },
  },
  hours: {
    title: 'Support hours',
    lead: 'Times are Pacific.',
    caption: 'Standard and premium support',
    columns: ['Support', 'Standard', 'Premium'],
    rows: {
      'Comes with': ['The free and developer tiers', 'The enterprise tier'],
      Hours: [support.standardHours, support.premiumHours],
      'Email answered within': [support.standardResponse, support.premiumResponse],
      Phone: ['No', 'Yes'],
    },
  },
  next: {
    title: 'Not a customer yet?',
    text: 'You need no account to read the documentation or to try the calls in your browser.',
    actions: {'Get started': '/get-started', Community: '/developers/community'},
  },
};
