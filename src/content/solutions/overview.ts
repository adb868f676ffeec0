import {facts} from '../../facts';
import {docsRoute} from '../../facts/routes';
import {sounds} from './sounds';

const {performance, security} = facts.docs;
const asCode = (name: string) => ({code: name});
const [edge, cloud, hybrid] = performance.processingModes.map(asCode);
const [quiet, moderate, noisy, veryNoisy] = performance.environments.map(asCode);
const [compact, full] = performance.modelSizes.map(asCode);

/** The solutions overview. Source: spec/site-and-marketing.md, section 2. */
export const solutionsContent = {
  meta: {
    title: 'Solutions for cars, homes, apps and service lines',
    description:
      'The same words mean different things in a car, a kitchen, an app and a phone call. See what voice AI does in each, and where to begin.',
  },
  hero: {
    title: 'Built for the places where people talk',
    lead: '“Turn it down a little” means the fan in a car, the music in a kitchen, the narrator on a train and the voice on a service line. The words are the same. The sound around them is not, and neither is what they ask for.',
  },
  places: {
    label: 'Solutions by place',
    words: 'turn it down a little',
    items: {
      Automotive: {
        href: '/solutions/automotive',
        description: 'Voice AI for vehicles: hands on the wheel, eyes on the road, the window open.',
        ...sounds.car,
        intent: 'climate.fan_lower',
        answer: 'Fan at two.',
      },
      'Smart home and IoT': {
        href: '/solutions/iot-smart-home',
        description: 'Control of smart devices: every lamp, lock and speaker in reach of one sentence.',
        ...sounds.livingRoom,
        intent: 'media.volume_lower',
        answer: 'Kitchen speaker at thirty percent.',
      },
      'Mobile apps': {
        href: '/solutions/mobile-apps',
        description: 'Voice inside your iOS or Android app, with words on screen while the user still speaks.',
        ...sounds.train,
        intent: 'playback.speed_lower',
        answer: 'The narrator now reads more slowly.',
      },
      'Customer service': {
        href: '/solutions/customer-service',
        description: 'Callers say what they want, in their words, and hear an answer or a person.',
        ...sounds.phoneLine,
        intent: 'call.volume_lower',
        answer: 'Is this easier to listen to?',
      },
    },
  },
  settings: {
    title: 'Where to start',
    lead: 'Four places, three settings each, for a first afternoon. Measure with recordings of your own, then change one at a time.',
    caption: 'Settings to start from, by place',
    columns: ['Place', 'Environment', 'Processing', 'Model', 'Because'],
    rows: {
      Automotive: [veryNoisy, hybrid, compact, 'Tunnels end connections, not sentences'],
      'Smart home and IoT': [moderate, edge, compact, 'The sound never needs to leave the house'],
      'Mobile apps': [noisy, cloud, full, 'Open questions, light clients, a signal most of the time'],
      'Customer service': [quiet, cloud, full, 'Names, numbers and long explanations'],
    },
    more: {title: 'What each setting does', href: `${docsRoute}/performance-optimization#performance-settings`},
  },
  enterprise: {
    title: 'More than one of these, under one contract',
    text: 'For companies that run voice in several places, and have a privacy office, a security review and a pager.',
    points: [
      {title: facts.marketing.solutions.enterpriseUptime, text: 'uptime, our claim for enterprise customers'},
      {title: facts.company.support.premiumResponse, text: 'to a reply by email, and a phone number'},
      {title: String(security.redactionTypes.length), text: 'kinds of personal data redacted from transcripts'},
    ],
    link: {title: 'Voice AI for enterprises', href: '/solutions/enterprise'},
  },
  next: {
    title: 'Don’t see yours?',
    text: 'Tell us what people say there and what is humming in the background. Or send a recording and read what comes back.',
    actions: {'Talk to us': '/company/contact', 'Get started': '/get-started'},
  },
};
