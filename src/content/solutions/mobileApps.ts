// Sample content: the app, the restaurants and the visits are made up.
import {facts} from '../../facts';
import {formatNumber} from '../../facts/format';
import {docsRoute} from '../../facts/routes';

const {sdk, assistant} = facts.docs;

/** The mobile apps solution. Source: spec/site-and-marketing.md, section 2. */
export const mobileAppsContent = {
  meta: {
    title: 'Voice AI for mobile apps',
    description:
      'Speech in iOS and Android apps: partial words on screen while the user speaks, a final sentence to act on, and a message for every failure.',
  },
  hero: {
    title: 'Words on screen before the sentence ends',
    lead: 'Four taps and a search box, or seven words. The SDKs send the microphone while the user speaks, show what was heard so far, and say when it is final.',
    back: {title: 'Solutions', href: '/solutions'},
    actions: {'iOS SDK': `${docsRoute}/ios-sdk`, 'Android SDK': `${docsRoute}/android-sdk`},
  },
  phone: {
    label: 'A search by voice on a phone: five partial texts, then the final one and its results',
    app: 'Places',
    messages: [
      {seconds: 0.4, type: 'partial', text: 'find', confidence: 0.66},
      {seconds: 0.8, type: 'partial', text: 'find that', confidence: 0.78},
      {seconds: 1.3, type: 'partial', text: 'find that soap', confidence: 0.52, unsure: 'soap'},
      {seconds: 1.7, type: 'partial', text: 'find that soup place', confidence: 0.84},
      {seconds: 2.2, type: 'partial', text: 'find that soup place from last', confidence: 0.88},
      {seconds: 2.7, type: 'final', text: 'find that soup place from last week', confidence: 0.95},
    ],
    resultsTitle: 'Two from last week',
    results: [
      {title: 'Miso Corner', text: 'Tuesday, 12:40 p.m.'},
      {title: 'Pho Lantern', text: 'Friday, 7:05 p.m.'},
    ],
    status: 'Ready',
    caption: '“Soap” stood there for 0.4 seconds. Then the next word arrived and it was soup.',
  },
  partials: {
    title: 'Show partials, act on finals',
    lead: 'A partial text can still change. Use it to show progress, and nothing else.',
    rules: {
      partial: 'Put it on screen as it comes. Gray is honest.',
      final: 'It won’t change any more. Search with it, parse it, store it.',
      timeout: `How long to wait for speech at all: ${formatNumber(facts.docs.recognition.timeoutMs)} ms, and ${formatNumber(facts.docs.search.timeoutMs)} ms in a search.`,
    },
    samples: {
      Swift: {
        language: 'swift' as const,
        label: 'Show partial texts and act on the final one, Swift',
        code: `let recognizer = client.recognizer(
    options: RecognitionOptions(language: "en-US", interimResults: true)
)
recognizer.onPartial = { result in
    DispatchQueue.main.async { show(result.text) }
}
recognizer.onFinal = { result in
    DispatchQueue.main.async { search(for: result.text) }
}
recognizer.onError = { error in
    DispatchQueue.main.async { explain(error.code) }
}`,
      },
      Kotlin: {
        language: 'kotlin' as const,
        label: 'Show partial texts and act on the final one, Kotlin',
        code: `val recognizer = client.recognizer(
    RecognitionOptions(language = "en-US", interimResults = true)
)
recognizer.setListener(object : RecognizerListener {
    override fun onPartial(result: RecognitionResult) =
        runOnUiThread { show(result.text) }

    override fun onFinal(result: RecognitionResult) =
        runOnUiThread { search(result.text) }

    override fun onAlternatives(results: List<RecognitionResult>) = Unit

    override fun onError(error: TimbreException) =
        runOnUiThread { explain(error.code) }
})`,
      },
    },
  },
  platforms: {
    title: 'The same options on both',
    lead: 'What you learn on one platform is spelled the same on the other. Only the braces differ.',
    caption: 'What each SDK runs on and is built with',
    columns: ['Requirement', 'iOS', 'Android'],
    rows: {
      Device: [`iOS ${sdk.ios.minimum} or later`, `API level ${sdk.android.minimumApi} or later`],
      Language: [
        `Swift ${sdk.ios.swift} or later`,
        `Java ${sdk.android.java}, or Kotlin ${sdk.android.kotlin} or later`,
      ],
      'Build tool': [`Xcode ${sdk.ios.xcode} or later`, 'Gradle'],
      Package: ['TimbreVoice', 'com.timbre:voice'],
      'SDK version': [sdk.version, sdk.version],
    },
    links: {
      'iOS SDK': `${docsRoute}/ios-sdk`,
      'Android SDK': `${docsRoute}/android-sdk`,
      'All documentation': docsRoute,
    },
  },
  failures: {
    title: 'What to say when it goes wrong',
    lead: 'Every failure has a code, and every code a sentence that a person would say. Use them as they are, or translate them.',
    messages: assistant.messages,
    advice: {
      permission_denied: 'Ask after the tap on the microphone, never at launch.',
      no_speech: 'Keep the button where it was. The second try is likely to work.',
      no_recognition: 'Show what was half heard: it helps people to rephrase.',
      network_error: 'What was not final is lost. Offer the keyboard as well.',
    },
  },
  next: {
    title: 'One screen, one afternoon',
    text: 'Both SDK pages begin with a complete screen: microphone, permission, partial words, an answer. Copy it and change the answer.',
    actions: {'Get an API key': '/get-started', 'All documentation': docsRoute},
  },
};
