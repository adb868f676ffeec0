// Sample content: the shop, the customer and the order are made up to show what a conversation looks like.
import {facts} from '../../facts';
import {curly, formatNumber} from '../../facts/format';
import {docsRoute} from '../../facts/routes';
import {sdk} from './sdk';
import type {ProductContent} from './types';

const {chat, voiceActivityTimeoutMs, recognition, assistant} = facts.docs;
const milliseconds = (ms: number) => `${formatNumber(ms)} ms`;

/** A conversation as the states of the assistant, one after another. */
export const dialogue = {
  label: 'A conversation of two turns, with the state of the assistant at each moment',
  moments: [
    {state: 'idle', note: 'Waits for a press or its wake word'},
    {state: 'listening', speaker: 'Customer', words: 'Where is my order?'},
    {
      state: 'processing',
      intent: {name: 'order.status', confidence: 0.97},
      entities: [{type: 'order', value: '4417', source: 'your app'}],
      note: `${milliseconds(voiceActivityTimeoutMs)} of silence end the turn, ${milliseconds(chat.responseDelayMs)} later it answers`,
    },
    {state: 'speaking', speaker: 'Assistant', words: 'It left Reno this morning. It should reach you on Thursday.'},
    {state: 'idle', note: 'A press, and it listens again'},
    {state: 'listening', speaker: 'Customer', words: 'Can they leave it next door?'},
    {
      state: 'processing',
      intent: {name: 'delivery.redirect', confidence: 0.93},
      entities: [
        {type: 'it', value: '4417', source: 'turn before'},
        {type: 'place', value: 'next door'},
      ],
    },
    {state: 'speaking', speaker: 'Assistant', words: 'Yes. With a neighbor, on Thursday. Which house number?'},
    {state: 'idle', note: 'Ready for the next turn, with the conversation in memory'},
  ],
};

/** The phases of a turn, and what is heard in the first and in the last one. */
export const turn = {
  phases: [
    'The customer speaks',
    `${milliseconds(voiceActivityTimeoutMs)} of silence`,
    `${milliseconds(chat.responseDelayMs)} pause`,
    'The assistant replies',
  ],
  said: 'Where is my order?',
  reply: 'It left Reno this morning.',
};

/** The Voice Chat page. Source: spec/site-and-marketing.md, section 2; states, options and defaults from the documentation. */
export const voiceChat: ProductContent = {
  meta: {
    title: 'Voice Chat: spoken conversation',
    description:
      'Conversational voice for your application: it listens, understands, remembers earlier turns, replies aloud, and shows what it’s doing.',
  },
  hero: {
    title: 'Voice Chat remembers what “it” was',
    lead: 'Nobody has to repeat themselves to a good clerk. Voice Chat follows the conversation from one turn to the next, replies aloud, and always shows whether it’s listening, thinking, or talking.',
    back: {title: 'All products', href: '/products'},
    actions: {'Get started': '/get-started', 'Voice Chat documentation': `${docsRoute}/voice-chat-docs`},
  },
  features: {
    title: 'What makes it a conversation',
    lead: 'A voice menu waits for keywords. A conversation has memory, manners and a sense of timing.',
    layout: 'columns',
    items: {
      'Memory between turns': {
        text: 'Each turn is interpreted using the earlier ones. Clear the memory when the subject changes, and start a new chat for the next person.',
        option: 'conversationContext',
      },
      'States you can show': {
        text: `The assistant is always in one of these: ${assistant.states.join(', ')}. An event tells you which, as it changes.`,
        option: "chat.on('state')",
      },
      'Pacing you can set': {
        text: `A pause of ${milliseconds(chat.responseDelayMs)} before the reply feels unhurried. Make it shorter for a cockpit, longer for a museum.`,
        option: 'responseDelay',
      },
      'Knows your trade by heart': {
        text: 'It can use the domains you’ve trained: your products, your procedures, your names for things.',
        option: 'domainKnowledge',
      },
      'A voice of your choosing': {
        text: 'Choose who speaks the replies. Every reply also arrives as text, for those who would rather read.',
        option: 'voice',
      },
      'Failure in plain words': {
        text: `Every error has a sentence ready. Nobody spoke? “${curly(assistant.messages.no_speech)}”`,
        option: 'no_speech, no_recognition, network_error, permission_denied',
      },
    },
  },
  stages: {
    title: 'One turn, four components',
    lead: 'The SDK connects them. Each has a call of its own, so you can replace one and keep the rest.',
    items: {
      'Speech recognition': {text: 'Audio in, text and its confidence out.', gives: '"where is my order" 0.97'},
      'Language understanding': {
        text: 'Text in, an intent with its entities out, however people phrase it.',
        gives: 'order.status\norder: 4417',
      },
      'Dialogue management': {
        text: 'The turn and the session in, a reply and an action for your app out.',
        gives: '"It left Reno this morning."\naction: order.show',
      },
      'Text-to-speech': {text: 'The reply in, sound in the voice you chose out.', gives: 'voice: aria'},
    },
  },
  configuration: {
    title: 'A chat, with every option set',
    layout: 'split',
    lead: 'Five options shape a conversation. Leave them out and you get sensible ones.',
    file: 'chat.ts',
    code: `import {${sdk.client}} from '${sdk.package}';

const client = new ${sdk.client}({baseUrl: '/voice'});

const chat = client.chat({
  voice: 'aria',
  responseDelay: ${chat.responseDelayMs},
  conversationContext: true,
  domainKnowledge: ['dom_7f3a'],
  recognition: {language: 'en-US', timeout: ${recognition.timeoutMs}},
});

chat.on('state', (state) => console.log(state));
chat.on('response', ({response, action}) => {
  console.log(response.text);
  if (action) console.log('To do:', action.name, action.data);
});`,
    options: {
      voice: 'The voice that speaks the replies.',
      responseDelay: `The pause before a reply: ${milliseconds(chat.responseDelayMs)} by default.`,
      conversationContext: 'Takes earlier turns into account. On by default.',
      domainKnowledge: 'IDs of the trained domains that the chat uses.',
      recognition: 'How it recognizes speech: any option of Voice AI.',
    },
    documentation: {title: 'Voice Chat documentation', href: `${docsRoute}/voice-chat-docs`},
  },
  order: ['stages', 'features', 'configuration'],
  next: {
    title: 'Hold the first conversation today',
    text: 'One page of code, a microphone and a question that ends in “it”.',
    actions: {'Get started': '/get-started', 'Build a voice assistant': `${docsRoute}/voice-assistant-implementation`},
  },
};
