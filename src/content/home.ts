import {facts} from '../facts';
import {consoleId, docsRoute} from '../facts/routes';
import {partnerMarks} from './company/partnerMarks';
import {productFilm} from './productFilm';
import {sounds} from './solutions/sounds';
import {testimonials} from './testimonials';
import type {FormField} from './types';

const {home, claims, languages} = facts.marketing;

/** The home page. Source: spec/site-and-marketing.md, sections 2 and 9. */
export const homeContent = {
  meta: {
    title: 'Voice AI that understands like humans do',
    description: `Speech recognition, language understanding and spoken answers in ${languages} languages, for cars, homes, apps and service desks.`,
  },
  hero: {
    headline: 'Voice AI that Understands Like Humans Do',
    lead: `People say half a sentence, change their mind and mumble a name. ${facts.brand.name} hears the words, weighs how sure it is, and hands your product what was meant.`,
    actions: {'Try Demo': '/products/voice-ai', Documentation: docsRoute},
    partnersLabel: 'In products from',
    partners: partnerMarks.slice(0, 4),
  },
  film: productFilm,
  features: {
    title: 'What it hears, and what it makes of it',
    lead: 'Six abilities behind one API. Use one, or all of them on the same utterance.',
    featured: 'Featured',
    items: {
      'Advanced voice AI':
        'Every result carries a confidence, and close calls come with their alternatives, so your product can ask instead of guess.',
      Multilingual: `Recognition in ${languages} languages through the same call: name the language, keep your code.`,
      'Custom domain knowledge': 'Teach it your part numbers, street names and menu items, with a weight for each.',
      'Voice biometrics':
        'Know who is speaking by how they sound: a provider you choose compares voices, and says when one does not match.',
      'Noise cancellation':
        'From a quiet room to a very noisy factory floor: set the noise level, and it hears past the noise.',
      'Easy integration': 'One request over HTTPS, or an SDK for web, iOS and Android. A first response takes minutes.',
    },
    more: {
      title: 'Send a first call in the browser, without an account',
      href: `${docsRoute}/quick-start#${consoleId('recognizeRecording')}`,
    },
  },
  solutions: {
    title: 'The same ear in four very different rooms',
    lead: 'What people say depends on where they are. Choose a place.',
    items: [
      {
        id: 'automotive',
        title: 'Automotive',
        description:
          'A driver has one free sense. Let it do the asking while eyes stay on the road and hands on the wheel.',
        features: [
          'Navigation by spoken address, place or vague intention',
          'Climate, seats and windows by name',
          'Road and cabin noise filtered out before recognition',
          'Edge processing that keeps working when the signal ends',
          'Calls and messages without a glance at the screen',
        ],
        cta: {title: 'Voice AI for vehicles', href: '/solutions/automotive'},
        heard: {
          words: 'I am freezing back here',
          sound: sounds.car,
          intent: 'climate.warmer · zone: rear',
          answer: 'Warming the back seats by two degrees.',
        },
      },
      {
        id: 'smart-home',
        title: 'Smart home',
        description: 'A home has no keyboard. One sentence can reach every lamp, lock and speaker that listens.',
        features: [
          'Several devices in one sentence',
          'Rooms, groups and nicknames as your users call them',
          'A wake word with a sensitivity you set',
          'Far-field speech over music and running water',
          'Processing on the device for what should not leave the house',
        ],
        cta: {title: 'Voice AI for smart homes', href: '/solutions/iot-smart-home'},
        heard: {
          words: 'movie time, but leave the hall on',
          sound: sounds.livingRoom,
          intent: 'scene.start · except: hall',
          answer: 'Lights down. The hall stays on.',
        },
      },
      {
        id: 'mobile',
        title: 'Mobile',
        description: 'Four taps and a search box, or seven words. Put the seven words in your iOS or Android app.',
        features: [
          'SDKs for iOS and Android with the same options',
          'Words on screen while the user still speaks',
          'Search that forgives half-remembered names',
          'Microphone permission asked for at the right moment',
          'Messages ready for every failure, in plain words',
        ],
        cta: {title: 'Voice AI for mobile apps', href: '/solutions/mobile-apps'},
        heard: {
          words: 'find that soup place from last week',
          sound: sounds.train,
          intent: 'search.history · type: restaurant',
          answer: 'Two soup places from last week.',
        },
      },
      {
        id: 'enterprise',
        title: 'Enterprise',
        description:
          'Callers who are understood the first time do not call twice. The numbers reach your service desk first.',
        features: [
          `A claimed ${claims.efficiency} improvement in handle time`,
          `A claimed ${claims.supportCostDecrease} decrease in support cost`,
          'Custom domains for your products and processes',
          'Privacy, retention and redaction set by you',
          'Premium support around the clock for critical issues',
        ],
        cta: {title: 'Voice AI for enterprises', href: '/solutions/enterprise'},
        heard: {
          words: 'my invoice is wrong, it is the March one',
          sound: sounds.phoneLine,
          intent: 'billing.dispute · month: March',
          answer: 'I have the March invoice here. Which line is wrong?',
        },
      },
    ],
  },
  testimonials,
  trial: {
    title: `Try it for ${home.trialDays} days`,
    lead: 'Bring a recording and hear what comes back.',
    promises: [
      `A free ${home.trialDays}-day trial, with no credit card`,
      'Nothing is sent from this form: it takes you to registration with your details filled in',
    ],
    fields: [
      {name: 'name', label: 'Full Name', autoComplete: 'name'},
      {name: 'email', label: 'Work Email', type: 'email', autoComplete: 'email'},
      {name: 'company', label: 'Company Name', autoComplete: 'organization'},
    ] satisfies FormField[],
    submit: 'Start free trial',
    next: '/get-started#home-trial',
    withoutScript: 'This form needs JavaScript to carry your details over.',
  },
};
