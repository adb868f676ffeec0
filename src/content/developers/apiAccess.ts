import type {CodeSampleProps} from '../../components/CodeSample';
import {facts} from '../../facts';
import {formatNumber} from '../../facts/format';
import {consoleId, docsRoute} from '../../facts/routes';
import {siteUrl} from '../../facts/site';
import {inWords} from '../inWords';

const {brand} = facts;
const {freeTier, errors, audioFormats, apiVersion} = facts.docs;

/** The readings in the sample response, which is the same as in `api/openapi.yaml` for `/speech/recognize`. */
const best = {transcript: 'schedule a meeting with Dana on Friday at ten', confidence: 0.94};
const alternatives = [{transcript: 'schedule a meeting with Donna on Friday at ten', confidence: 0.71}];

/** The API access page. Source: spec/site-and-marketing.md, sections 2 and 7; spec/documentation-and-company.md, sections 2 and 9. */
export const apiAccessContent = {
  meta: {
    title: 'API access',
    description: `The voice API at a glance: REST and WebSocket, authentication, errors, a sample call, and a free tier of ${formatNumber(freeTier.callsPerMonth)} calls a month.`,
  },
  hero: {
    title: 'API overview',
    lead: 'Send audio, and get the words, how certain they are, and the alternatives. That’s one call.',
    back: {title: 'Developers', href: '/developers'},
    actions: {'Register for API Key': '/get-started', 'API Documentation': `${docsRoute}/rest-api-reference`},
  },
  exchange: {
    title: 'One call',
    label: 'A recognition request and its response',
    operation: 'recognizeSpeech',
    request: {
      language: 'http',
      title: 'Request',
      label: 'Recognize speech, request',
      code: `POST ${brand.apiBase}/speech/recognize
Authorization: Bearer {key}
Content-Type: audio/wav

<the bytes of meeting.wav>`,
    } satisfies CodeSampleProps,
    notes: {
      Authorization: 'Your API key as a bearer token, in place of {key}.',
      'Content-Type': 'The body is the recording itself, not a form.',
      alternatives: 'Other possible transcripts, so that you can ask the user.',
    },
    status: '200 OK',
    answer: {
      language: 'json',
      title: 'Response',
      label: 'Recognize speech, response',
      code: JSON.stringify({results: [{...best, alternatives}]}, null, 2),
    } satisfies CodeSampleProps,
    readings: {
      title: 'What your product can do with it',
      items: [best, ...alternatives],
      note: 'One name is in doubt, and only one. Ask about Dana, not about the whole sentence.',
    },
  },
  features: {
    title: 'Five things to know',
    lead: 'The rest is in the reference.',
    items: {
      'RESTful JSON': {
        text: `Each call has its own URL and returns JSON, except speech synthesis, which returns audio. The version, ${apiVersion}, is part of the URL.`,
        proof: `POST /${apiVersion}/nlu/parse`,
      },
      'Real time over WebSocket': {
        text: 'Audio is sent while somebody speaks, and partial results arrive on the same connection.',
        proof: `${brand.streamBase}/recognize/stream`,
      },
      'OAuth 2.0 authentication': {
        text: 'Every call carries a bearer token: your API key. It is shown once, when it’s created, and belongs on your server.',
        proof: 'Authorization: Bearer {key}',
      },
      'Rate limiting with a free tier': {
        text: `${formatNumber(freeTier.callsPerMonth)} calls a month cost nothing, at most ${freeTier.callsPerDay} of them a day. A call over your limit returns an error.`,
        proof: `${errors.rateLimit.status} ${errors.rateLimit.name}`,
      },
      'Error handling': {
        text: 'A rejected call returns an error object with a code, a message, and details. If the service or a proxy fails, the body might not be JSON, so check the status first.',
        proof: `"code": "${errors.invalidAudioFormat.code}"`,
      },
    },
  },
  freeTier: {
    title: 'The free tier, call by call',
    lead: 'Enough for a prototype and a realistic test. The chart shows one month. The free developer plan on the pricing page is a trial with limits of its own.',
    callsPerMonth: freeTier.callsPerMonth,
    callsPerDay: freeTier.callsPerDay,
    caption: `One stroke is one call, and one block is the most that a day allows. At a full block a day, the month’s calls last for ${inWords(Math.ceil(freeTier.callsPerMonth / freeTier.callsPerDay))} days.`,
    limits: [
      {title: `${formatNumber(freeTier.callsPerMonth)} calls`, text: 'a month'},
      {title: `${freeTier.callsPerDay} calls`, text: 'on any one day'},
      {title: `${freeTier.audioSeconds} seconds`, text: 'of audio in a recognition call'},
      {title: `${freeTier.synthesisCharacters} characters`, text: 'in a synthesis call'},
    ],
    more: {title: 'Make the free tier last', href: `${docsRoute}/account-setup#make-the-free-tier-last`},
  },
  uses: {
    title: 'What people build with it',
    lead: 'Five kinds of product, and the page to begin with for each.',
    caption: 'Use cases and where to start',
    columns: ['You build', 'You use', 'Start with'],
    rows: {
      'Voice apps': [
        'Live recognition, understanding, synthesis',
        {title: 'Build a voice assistant', href: `${docsRoute}/voice-assistant-implementation`},
      ],
      Chatbots: ['The assistant call, synthesis', {title: 'Voice Chat', href: `${docsRoute}/voice-chat-docs`}],
      'Voice search': [
        'Live recognition, ranking, fuzzy matching',
        {title: 'Voice Search', href: `${docsRoute}/voice-search-docs`},
      ],
      Transcription: [
        'Recognition of recordings or of a stream',
        {title: 'Recognize a recording', href: `${docsRoute}/rest-api-reference#recognize-a-recording`},
      ],
      IoT: [
        'Recognition on the device, custom domains',
        {title: 'Optimize performance', href: `${docsRoute}/performance-optimization`},
      ],
    },
  },
  steps: {
    title: 'From here to a response',
    lead: `Have a recording ready, ${audioFormats[0]} for this call. Your own voice will do. Without a key, send it to the mock, which accepts any key.`,
    items: {
      Register: {
        text: 'A name, an email address and a password. The form on this site sends nothing: without an account, use the console or the mock.',
        link: {title: 'Get started', href: '/get-started'},
      },
      'Create a key and store it': {
        text: 'Copy it when it is shown, into the environment of your server. It is not shown again.',
        link: {title: 'Create an API key', href: `${docsRoute}/account-setup#create-an-api-key`},
      },
      'Send the recording': {
        text: 'Put your key in place of {key}. One request, one response, no SDK.',
        link: {title: 'Recognize speech', href: `#${consoleId('recognizeSpeech')}`},
      },
      'Decide by the confidence': {
        text: 'Act when it is high, confirm when it is in between, ask again when it is low. You choose the thresholds.',
        link: {title: 'Confidence', href: `${docsRoute}/core-concepts#confidence`},
      },
    },
  },
  agent: {
    title: 'Let your coding agent read this',
    lead: 'It can search the documentation, check a request, simulate a call, and explain an error, without a key or a network. It can’t call the API, create a key, or see your account.',
    setUp: {
      language: 'bash',
      label: 'Add the documentation to a coding agent',
      code: `curl -O ${siteUrl}/mcp/timbre-docs.mjs
claude mcp add timbre-docs -- node "$PWD/timbre-docs.mjs"
codex mcp add timbre-docs -- node "$PWD/timbre-docs.mjs"`,
    } satisfies CodeSampleProps,
    more: {title: 'Use your coding agent', href: `${docsRoute}#use-your-coding-agent`},
  },
  next: {
    title: 'Stuck on the first call?',
    text: 'Copy the request and the error object, remove your key, and ask the community.',
    actions: {'Register for API Key': '/get-started', Community: '/developers/community'},
  },
};
