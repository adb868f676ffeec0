// Sample content: the bicycle workshop and its domain are made up to show what a definition looks like.
import {facts} from '../../facts';
import {formatNumber} from '../../facts/format';
import {docsRoute} from '../../facts/routes';
import {sdk} from './sdk';
import type {ProductContent} from './types';

const {domain, apiVersion, sdk: sdkFacts} = facts.docs;
const {pricing, marketing} = facts;
const {languages} = marketing;
const [training, ready] = domain.states;

/** A domain: its definition, the states of its training, and its effect. */
export const workshop = {
  label: 'A domain definition, its training, and the same recording heard before and after',
  definition: {
    name: 'Bicycle workshop',
    description: 'Repair jobs and spare parts, spoken at the bench',
    language: 'en-US',
    terms: ['Presta valve', 'derailleur', 'bottom bracket', 'Torx', 'tubeless'],
    phrases: [
      {text: 'true the rear wheel', weight: 0.8},
      {text: 'bleed the front brake', weight: 0.6},
      {text: 'swap the bottom bracket', weight: 0.5},
    ],
    intents: [
      {name: 'job.add', examples: ['put a wheel truing on Monday', 'this one needs its brakes bled']},
      {name: 'part.find', examples: ['have we got Presta tubes', 'where are the Torx keys']},
    ],
  },
  id: 'dom_7f3a',
  steps: [
    {
      call: `POST /${apiVersion}/domains`,
      status: 'stored',
      state: 'created',
      text: 'The definition is stored under an ID. It isn’t trained yet.',
    },
    {
      call: `POST /${apiVersion}/domains/dom_7f3a/train`,
      status: training,
      state: 'training',
      text: 'The response contains the time when training is expected to finish.',
    },
    {
      call: `GET /${apiVersion}/domains/dom_7f3a`,
      status: ready,
      state: 'ready',
      text: 'Use the ID in any recognize or parse call, in any SDK.',
    },
  ],
  before: {text: 'true the rear well', confidence: 0.58},
  after: {text: 'true the rear wheel', confidence: 0.96},
};

/** The Houndify page. Source: spec/site-and-marketing.md, section 2; fields, calls and states from the documentation. */
export const houndify: ProductContent = {
  meta: {
    title: 'Houndify: the voice AI platform',
    description:
      'The voice AI platform for developers: recognition, understanding, dialogue and speech as one API, with domains you train on your own words.',
  },
  hero: {
    title: 'Houndify learns the words of your trade',
    lead: 'One platform, four calls: recognize, understand, converse, speak. Describe your field once, train it, and it hears and understands “Presta valve”.',
    back: {title: 'All products', href: '/products'},
    actions: {'Get started': '/get-started', 'Houndify platform documentation': `${docsRoute}/houndify-platform-docs`},
  },
  features: {
    title: 'What the platform is made of',
    lead: 'Each part has a call of its own. Use one, or chain all four on the same sentence.',
    layout: 'layers',
    items: {
      Recognition: {
        text: `Speech to text in ${languages} languages, from a file or a live stream.`,
        option: `POST /${apiVersion}/recognize`,
        gives: '“true the rear wheel”',
      },
      Understanding: {
        text: 'Text to an intent with its entities, in your domain’s own vocabulary.',
        option: `POST /${apiVersion}/nlu/parse`,
        gives: 'job.add',
      },
      Conversation: {
        text: 'Turns with a session: a reply, and an action for your code to carry out.',
        option: `POST /${apiVersion}/assistant/converse`,
        gives: 'It’s on Monday’s list.',
      },
      Speech: {
        text: 'A reply as sound, in the voice, speed and format you ask for.',
        option: `POST /${apiVersion}/tts/generate`,
        gives: 'reply.wav',
      },
      Domains: {
        text: 'Terms, weighted phrases and intents, trained by one call and used by recognition and understanding.',
        option: `POST /${apiVersion}/domains`,
      },
      SDKs: {
        text: `Web, iOS ${sdkFacts.ios.minimum} and newer, Android API ${sdkFacts.android.minimumApi} and newer. The same option names on all three.`,
        option: `version ${sdkFacts.version}`,
      },
    },
  },
  stages: {
    title: 'From an idea to a product that listens',
    lead: 'No step needs a sales call. The first three take an afternoon.',
    items: {
      'Get a key': {
        text: `The free developer plan: ${pricing.developerPlan.trialDays} days with full access, ${formatNumber(pricing.developerPlan.callsPerMonth)} calls a month.`,
      },
      'Make a call': {text: 'One request from a terminal shows what comes back.'},
      'Train a domain': {text: 'Describe your field in one file, and keep that file with your code.'},
      Ship: {text: 'Name the domain where you recognize and parse. Choose a plan once you know your numbers.'},
    },
  },
  configuration: {
    title: 'The workshop’s domain, in code',
    lead: 'Six fields describe a field of work. Send all of them. If you have no entries for a list yet, send an empty list.',
    file: 'workshop-domain.ts',
    code: `import {${sdk.client}} from '${sdk.package}';

const client = new ${sdk.client}({apiKey: process.env.${sdk.keyVariable}});

const {id} = await client.domains.create({
  name: 'Bicycle workshop',
  description: 'Repair jobs and spare parts, spoken at the bench',
  language: 'en-US',
  terms: ['Presta valve', 'derailleur', 'bottom bracket'],
  phrases: [{text: 'true the rear wheel', weight: 0.8}],
  intents: [
    {name: 'part.find', examples: ['have we got Presta tubes']},
  ],
});

const {status} = await client.domains.train(id);
console.log(status); // ${training}, and later ${ready}`,
    options: {
      terms: 'Words to expect, spelled as they should appear.',
      phrases: 'Sentences that people say, each with a weight from 0 to 1.',
      intents: 'What people want: a name your code uses, and ways to ask for it.',
      language: 'One language per domain. For two languages, train two domains.',
      status: `One of ${domain.states.join(', ')}. Only a ${ready} domain can be used.`,
    },
    documentation: {title: 'Houndify platform documentation', href: `${docsRoute}/houndify-platform-docs`},
  },
  order: ['exhibit', 'features', 'configuration', 'stages'],
  next: {
    title: 'Teach it ten words your users say',
    text: 'Take them from real requests. The domain guide shows how to choose the rest.',
    actions: {'Get started': '/get-started', 'Create a custom domain': `${docsRoute}/custom-domain-creation`},
  },
};
