// Sample content: the people in the transcript and their details are made up.
import {facts} from '../../facts';
import {docsRoute} from '../../facts/routes';
import {capitalized} from '../capitalized';

const {security, enterpriseTier} = facts.docs;
const {enterpriseUptime} = facts.marketing.solutions;
const {support} = facts.company;
const [creditCard, phoneNumber, email, personName, address, socialSecurityNumber] = security.redactionTypes;
const [remove, mask, replace] = security.redactionModes;

/** The enterprise solution. Source: spec/site-and-marketing.md, sections 2 and 9; spec/documentation-and-company.md, sections 3, 6 and 9. */
export const enterpriseContent = {
  meta: {
    title: 'Voice AI for enterprises',
    description: `Redaction, retention and privacy set by you, a claimed ${enterpriseUptime} uptime, and support around the clock. Voice AI for large companies.`,
  },
  hero: {
    title: 'Keep the meaning, lose the card number',
    lead: 'A call holds more than you want to store. You choose what is taken out, what stays, and for how many days. The rest is a contract.',
    back: {title: 'Solutions', href: '/solutions'},
    actions: {'Talk to sales': '/company/contact', 'Security best practices': `${docsRoute}/security-best-practices`},
  },
  transcript: {
    label: 'A transcript as it was spoken and as it is stored',
    spoken: 'As spoken',
    stored: 'As stored',
    token: '[REDACTED]',
    caption:
      'Redaction finds most of what it looks for, but not everything. Still treat a redacted transcript as sensitive.',
    modes: [
      {name: mask, note: 'People read it, and its shape should stay.'},
      {name: replace, note: 'Programs read it: one token is easy to find and to count.'},
      {name: remove, note: 'Nobody needs to know that anything was there.'},
    ],
    lines: [
      {speaker: 'Agent', parts: ['Whom am I speaking to, please?']},
      {
        speaker: 'Caller',
        parts: [
          'This is ',
          {type: personName, text: 'Maria Alvarez'},
          ', we moved to ',
          {type: address, text: '12 Harbor Street'},
          ' in May.',
        ],
      },
      {speaker: 'Agent', parts: ['And the card for the new contract?']},
      {
        speaker: 'Caller',
        parts: [
          {type: creditCard, text: '4000 0012 3456 7899'},
          '. My social is ',
          {type: socialSecurityNumber, text: '000-12-3456'},
          ', if you need it.',
        ],
      },
      {speaker: 'Agent', parts: ['I don’t. Where can we reach you?']},
      {
        speaker: 'Caller',
        parts: [
          'At ',
          {type: phoneNumber, text: '555 0142'},
          ', or ',
          {type: email, text: 'maria@mail.example'},
          '. Mornings are better.',
        ],
      },
    ],
  },
  retention: {
    title: 'What is still there on day 31',
    text: `Both kinds of storage are off unless you turn them on. With transcripts on and the period left at ${security.retentionDays} days, this is what one call leaves behind.`,
    days: security.retentionDays,
    rows: [
      {name: 'Audio recording', kept: false, text: 'never stored'},
      {name: 'Redacted transcript', kept: true, text: `deleted after ${security.retentionDays} days`},
    ],
    more: {title: 'Privacy settings', href: `${docsRoute}/security-best-practices#privacy-settings`},
  },
  uptime: {
    title: 'Uptime',
    figure: enterpriseUptime,
    text: 'Our claim for enterprise customers. The SLA in the contract guarantees the level on the pricing page. In a month of 30 days, our claim leaves',
    month: '30 days, a tick for each day',
    hour: 'One of those hours, a tick for each minute',
  },
  settings: {
    title: 'The answers to your security review',
    lead: 'Most of the questionnaire is one object. Read it, and forward it.',
    sample: {
      language: 'ts' as const,
      title: 'secure-client.ts',
      label: 'A client with security, privacy and redaction settings',
      code: `import {TimbreClient} from '@timbre/voice';

export const client = new TimbreClient({
  baseUrl: '/voice',
  security: {
    requireTLS: true,
    validateCertificates: true,
  },
  privacy: {
    storeAudioRecordings: false,
    storeTranscripts: true,
    retentionPeriod: ${security.retentionDays},
    privacyMode: 'high',
  },
  redaction: {
    redactTypes: ['credit_card', 'phone_number', 'email',
      'name', 'address', 'social_security_number'],
    redactionMode: 'mask',
  },
});`,
    },
    terms: {
      requireTLS: `Connections use TLS ${security.tls} or newer, or do not happen.`,
      storeAudioRecordings: 'Audio is recognized and forgotten.',
      privacyMode: `${security.privacyModes.join(', ')}: stricter in this order.`,
      redactTypes: `${security.redactionTypes.length} kinds, each by name. If the list is empty, nothing is redacted.`,
    },
    more: {
      title: 'Every setting, in Swift and Kotlin too',
      href: `${docsRoute}/security-best-practices#set-up-the-client`,
    },
  },
  contract: {
    title: 'What goes into the contract',
    lead: 'Four lines that a price list has no room for.',
    rows: {
      Limits: `${capitalized(enterpriseTier.limits)}: audio and text per call are agreed with you, not read off a table.`,
      Support: `Premium: ${support.premiumHours}, by phone as well, and an email answered within ${support.premiumResponse}.`,
      Paying: 'Wire transfer, major credit cards, or PayPal.',
      Volume: 'Unlimited requests and voice applications, at a price made for you.',
    },
  },
  next: {
    title: 'Send us the questionnaire',
    text: 'Security, privacy, procurement: whoever has the longest list goes first.',
    actions: {'Talk to sales': '/company/contact', 'Compare the plans': '/products/pricing'},
  },
};
