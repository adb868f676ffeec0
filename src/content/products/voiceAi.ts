// Sample content: the sentence and its confidence are made up to show what a result looks like.
import {facts} from '../../facts';
import {formatNumber} from '../../facts/format';
import {docsRoute} from '../../facts/routes';
import {sdk} from './sdk';
import type {ProductContent} from './types';

const {languages} = facts.marketing;
const {recognition, performance, audioFormats, voiceActivityTimeoutMs} = facts.docs;

/** The Voice AI page. Source: spec/site-and-marketing.md, section 2; options and defaults from the documentation. */
export const voiceAi: ProductContent = {
  meta: {
    title: 'Voice AI: speech recognition',
    description: `Speech recognition in ${languages} languages that tells you how sure it is: confidences, alternatives, noise resilience, and processing on the device.`,
  },
  hero: {
    title: 'Voice AI hears, and says how sure it is',
    lead: 'Most recognizers hand you a sentence and hope. This one hands you the sentence, its confidence and the runners-up. Where fifteen might have been fifty, your product gets to ask.',
    back: {title: 'All products', href: '/products'},
    actions: {'Request a Demo': '/company/contact', Documentation: docsRoute},
  },
  demo: {
    title: 'Try the demo: press a sentence, and see what it hears',
    more: {title: 'Replay a stream, message by message', href: `${docsRoute}/rest-api-reference#stream-audio`},
  },
  features: {
    title: 'What you can rely on',
    lead: 'Six abilities, and where you set each.',
    layout: 'split',
    items: {
      'Doubt you can see': {
        text: `Every result carries a confidence from 0 to 1. Close calls come with up to ${recognition.maxAlternatives} alternatives, so your product can offer a choice.`,
        option: 'maxAlternatives',
      },
      'Many languages, one call': {
        text: `Name the one people speak; there are ${languages}. The call, the options, and the response stay the same.`,
        option: 'language',
      },
      'Contextual understanding': {
        text: 'Text becomes an intent with its entities: not only what was said, but what should happen and to what.',
        option: 'client.parse()',
      },
      'Edge processing': {
        text: 'Recognize on the device, in the cloud, or both. A tunnel is not an outage, and a bedroom stays private.',
        option: `processingMode: ${performance.processingModes.join(' | ')}`,
      },
      'Noise resilience': {
        text: 'Say how loud the surroundings are. A workshop and a library deserve different ears.',
        option: `environment: ${performance.environments.join(' | ')}`,
      },
      'Custom models': {
        text: 'A handful of names works at once as vocabulary. A whole trade becomes a domain you train.',
        option: 'customVocabulary, domain',
      },
    },
  },
  stages: {
    title: 'From a sound to a decision',
    lead: 'Four steps, whether the audio comes from a file or a live microphone.',
    items: {
      'Sound goes in': {
        text: `Send a recording (${audioFormats.join(', ')}) over HTTPS, or stream the microphone.`,
        gives: 'dispatch.wav',
      },
      'Words appear as you speak': {
        text: 'Show partial text, but don’t act on it. It can still change.',
        gives: '“fifty box”\n“fifteen boxes go”',
      },
      'Silence ends the turn': {
        text: `After ${formatNumber(voiceActivityTimeoutMs)} ms without speech the result is final. You set how long to wait.`,
        gives: '“fifteen boxes go to Bay Street”',
      },
      'Your product decides': {
        text: 'Sure enough: act. Not sure: show the alternatives and ask. You draw the line.',
        gives: 'Fifteen, or fifty?',
      },
    },
  },
  configuration: {
    title: 'The recognizer that heard it',
    lead: 'A dispatch desk dictates all day, over engines. These are its settings. The names are the same on web, iOS and Android.',
    file: 'dispatch.ts',
    code: `import {${sdk.client}} from '${sdk.package}';

const client = new ${sdk.client}({
  baseUrl: '/voice',
  performance: {processingMode: 'hybrid', environment: 'noisy'},
});

const recognizer = client.recognizer({
  language: 'en-US',
  continuous: true,
  interimResults: true,
  maxAlternatives: ${recognition.maxAlternatives},
  timeout: ${recognition.timeoutMs},
  customVocabulary: ['pallet', 'harbor depot', 'Bay Street'],
});

recognizer.on('final', ({text, confidence}) => {
  console.log(confidence < 0.8 ? \`Ask about: \${text}\` : text);
});`,
    options: {
      continuous: 'Keeps listening after each utterance. Off by default.',
      interimResults: 'Sends text while the person is still speaking.',
      maxAlternatives: `The maximum number of alternatives for one utterance: ${recognition.maxAlternatives} by default.`,
      timeout: `How long to wait for the first word: ${formatNumber(recognition.timeoutMs)} milliseconds by default.`,
      customVocabulary: 'Words a general model may not expect. No training needed.',
    },
    documentation: {title: 'Voice AI documentation', href: `${docsRoute}/voice-ai-docs`},
  },
  order: ['stages', 'features', 'configuration'],
  next: {
    title: 'Bring your worst recording',
    text: 'The one with the forklift in it. We will run it in the demo and show you every confidence.',
    actions: {'Request a Demo': '/company/contact', 'Make your first call': `${docsRoute}/quick-start`},
  },
};
