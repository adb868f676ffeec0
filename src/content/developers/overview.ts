import type {CodeSampleProps} from '../../components/CodeSample';
import {facts} from '../../facts';
import {formatNumber} from '../../facts/format';
import {consoleId, docsRoute} from '../../facts/routes';
import {capitalized} from '../capitalized';
import {sdk as packages} from '../products/sdk';
import {mobileAppsContent} from '../solutions/mobileApps';

const {docs: figures} = facts;
const {samples} = mobileAppsContent.partials;
const {sdk, freeTier, developerTier, enterpriseTier} = figures;

/** The developers' page. Source: spec/site-and-marketing.md, section 2. */
export const developersContent = {
  meta: {
    title: 'Developers',
    description:
      'Documentation, SDKs for web, iOS and Android, API access with a free tier, and a community. Everything to build with a voice API.',
  },
  hero: {
    title: 'Send a sentence, get its meaning',
    lead: 'One HTTPS call turns a recording into words, the next turns words into an intent. This page leads to the documentation, the samples and the people.',
    actions: {'Get API Key': '/get-started', 'Quick start': `${docsRoute}/quick-start`},
  },
  exchange: {
    label: 'A request to the API and its response',
    request: {
      language: 'bash',
      title: 'Request',
      label: 'Find the intent of a sentence, request',
      code: `curl "$TIMBRE_API_BASE/nlu/parse" \\
  --header "Authorization: Bearer $TIMBRE_API_KEY" \\
  --header "Content-Type: application/json" \\
  --data '{"text": "turn on the kitchen lights"}'`,
    } satisfies CodeSampleProps,
    status: '200 OK',
    answer: {
      language: 'json',
      title: 'Response',
      label: 'Find the intent of a sentence, response',
      code: `{
  "intent": "lights.turn_on",
  "confidence": 0.97,
  "entities": [
    {"type": "room", "value": "kitchen", "confidence": 0.95}
  ]
}`,
    } satisfies CodeSampleProps,
    more: {
      title: 'Send this call in the browser, without a key',
      href: `${docsRoute}/rest-api-reference#${consoleId('parseText')}`,
    },
  },
  documentation: {
    title: 'Documentation',
    lead: 'Every page, organized by task. Most code samples are run, or checked against the API.',
    shelves: {
      'Get started': [
        {title: 'Platform overview', href: `${docsRoute}/platform-overview`},
        {title: 'Quick start', href: `${docsRoute}/quick-start`},
        {title: 'Account setup', href: `${docsRoute}/account-setup`},
        {title: 'Core concepts', href: `${docsRoute}/core-concepts`},
      ],
      Reference: [
        {title: 'REST API reference', href: `${docsRoute}/rest-api-reference`},
        {title: 'Web SDK', href: `${docsRoute}/web-sdk`},
        {title: 'iOS SDK', href: `${docsRoute}/ios-sdk`},
        {title: 'Android SDK', href: `${docsRoute}/android-sdk`},
      ],
      Guides: [
        {title: 'Build a voice assistant', href: `${docsRoute}/voice-assistant-implementation`},
        {title: 'Create a custom domain', href: `${docsRoute}/custom-domain-creation`},
        {title: 'Optimize performance', href: `${docsRoute}/performance-optimization`},
        {title: 'Security best practices', href: `${docsRoute}/security-best-practices`},
      ],
      'By product': [
        {title: 'Voice AI', href: `${docsRoute}/voice-ai-docs`},
        {title: 'Voice Chat', href: `${docsRoute}/voice-chat-docs`},
        {title: 'Voice Search', href: `${docsRoute}/voice-search-docs`},
        {title: 'Houndify platform', href: `${docsRoute}/houndify-platform-docs`},
      ],
    },
    more: {title: 'All documentation', href: docsRoute},
  },
  sdks: {
    title: 'SDKs',
    lead: 'On a server, use the REST API. An SDK adds what a device needs: the microphone, its permission, and words while they are spoken. The packages aren’t in public registries: each guide links to how to ask for access.',
    items: [
      {
        id: 'web-sdk',
        title: 'Web',
        needs: 'A browser with a microphone',
        install: {
          language: 'bash',
          title: 'Terminal',
          label: 'Install the Web SDK',
          code: `npm install ${packages.package}@${sdk.version}`,
        } satisfies CodeSampleProps,
        first: {
          language: 'ts',
          title: 'app.ts',
          label: 'Show words while they are spoken, Web SDK',
          code: `const client = new ${packages.client}({baseUrl: '/voice'});
const recognizer = client.recognizer({interimResults: true});

recognizer.on('partial', ({text}) => show(text));
recognizer.on('final', ({text}) => show(text));
recognizer.on('error', ({code}) => explain(code));
talk.addEventListener('click', () => recognizer.start(), {once: true});`,
        } satisfies CodeSampleProps,
        link: {title: 'Web SDK', href: `${docsRoute}/web-sdk`},
      },
      {
        id: 'ios-sdk',
        title: 'iOS',
        needs: `iOS ${sdk.ios.minimum}+, Xcode ${sdk.ios.xcode}+, Swift ${sdk.ios.swift}+`,
        install: {
          language: 'swift',
          title: 'Package.swift',
          label: 'Install the iOS SDK',
          code: `.package(\n    url: "https://code.timbre.example/voice-ios",\n    from: "${sdk.version}"\n)`,
        } satisfies CodeSampleProps,
        first: samples.Swift,
        link: {title: 'iOS SDK', href: `${docsRoute}/ios-sdk`},
      },
      {
        id: 'android-sdk',
        title: 'Android',
        needs: `API ${sdk.android.minimumApi}+, Java ${sdk.android.java} or Kotlin ${sdk.android.kotlin}+`,
        install: {
          language: 'kotlin',
          title: 'app/build.gradle.kts',
          label: 'Install the Android SDK',
          code: `implementation("com.timbre:voice:${sdk.version}")`,
        } satisfies CodeSampleProps,
        first: samples.Kotlin,
        link: {title: 'Android SDK', href: `${docsRoute}/android-sdk`},
      },
    ],
  },
  apiAccess: {
    title: 'API access',
    lead: 'A key, a header, and a limit that depends on your tier.',
    caption: 'The three tiers of the API',
    columns: ['Tier', 'Calls', 'Audio in one call', 'Text in one call'],
    rows: {
      Free: [
        `${formatNumber(freeTier.callsPerMonth)} a month, at most ${freeTier.callsPerDay} a day`,
        `Up to ${freeTier.audioSeconds} seconds`,
        `Up to ${freeTier.synthesisCharacters} characters`,
      ],
      Developer: [
        `${formatNumber(developerTier.requestsPerMinute)} requests a minute`,
        'Not published',
        'Not published',
      ],
      Enterprise: Array(3).fill(capitalized(enterpriseTier.limits)),
    },
    links: {
      'API overview': '/developers/api-access',
      'Tiers and limits': `${docsRoute}/account-setup#tiers-and-limits`,
      Pricing: '/products/pricing',
    },
  },
  community: {
    title: 'Community',
    lead: 'The forum and the Discord aren’t open yet. Until they are, ask support, or put one of the next events into your calendar.',
    places: [
      {title: 'Webinars, hackathons and meetups', href: '/developers/community#events', notes: 'Next dates'},
      {title: 'What the community will be', href: '/developers/community', notes: 'Not open yet'},
      {title: 'Support', href: '/developers/support', notes: 'A person answers'},
    ],
  },
  next: {
    title: 'A first answer takes minutes',
    text: 'Send a recording of your own voice, and see how confidently the API recognizes your name. You can try it without a key.',
    actions: {'Get API Key': '/get-started', 'Make the first call': `${docsRoute}/quick-start#make-your-first-call`},
  },
};
