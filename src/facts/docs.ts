/**
 * Figures and terms that the documentation states. Source: spec/documentation-and-company.md, sections 3 to 9.
 * Markdown quotes them as `{facts.docs.freeTier.callsPerMonth}`, and the build inserts the value.
 */
export const docs = {
  languages: '25+',
  accuracy: '98.7%',
  apiVersion: 'v1',
  audioFormats: ['WAV', 'MP3', 'FLAC', 'OGG'],
  freeTier: {
    callsPerMonth: 1_000,
    callsPerDay: 100,
    /** The maximum length of audio per recognition call, in seconds. */
    audioSeconds: 15,
    /** The maximum number of characters per synthesis call. */
    synthesisCharacters: 500,
  },
  developerTier: {requestsPerMinute: 1_000},
  enterpriseTier: {limits: 'custom'},
  errors: {
    rateLimit: {status: '429', name: 'Too Many Requests'},
    invalidAudioFormat: {code: 'invalid_audio_format', message: 'The provided audio file format is not supported.'},
    voiceMismatch: 'voice_mismatch',
  },
  assistant: {
    states: ['idle', 'listening', 'processing', 'speaking'],
    messages: {
      no_speech: "I didn't hear anything. Could you please try again?",
      no_recognition: "I couldn't understand that. Could you please rephrase?",
      network_error: "I'm having trouble connecting to the internet. Please check your connection.",
      permission_denied: 'I need microphone access to hear you. Please enable microphone permissions.',
      default: "Something went wrong. Let's try again.",
    },
  },
  domain: {states: ['training', 'ready', 'failed']},
  microphone: {states: ['granted', 'prompt', 'denied']},
  sampleTexts: {
    deleted: 'Voice data deleted successfully',
    deleteFailed: 'Failed to delete data: ...',
    error: 'Error occurred',
    searchFailed: 'Search failed',
  },
  sdk: {
    version: '1.0.0',
    ios: {minimum: '14.0', xcode: '13', swift: '5'},
    android: {minimumApi: '21', java: '8', kotlin: '1.5'},
  },
  wakeWord: {sensitivityMin: '0.0', sensitivityMax: '1.0'},
  speech: {speedDefault: '1.0'},
  /** The silence that ends a turn, in milliseconds. */
  voiceActivityTimeoutMs: 1_000,
  performance: {
    sampleRate: '0.1',
    modelSizes: ['compact', 'full'],
    processingModes: ['edge', 'cloud', 'hybrid'],
    environments: ['quiet', 'moderate', 'noisy', 'very_noisy'],
  },
  security: {
    livenessMs: 5_000,
    tls: '1.2',
    retentionDays: 30,
    privacyModes: ['standard', 'high', 'maximum'],
    redactionModes: ['remove', 'mask', 'replace'],
    redactionTypes: ['credit card', 'phone number', 'email', 'name', 'address', 'social security number'],
  },
  recognition: {maxAlternatives: 3, timeoutMs: 10_000},
  chat: {responseDelayMs: 300},
  search: {
    timeoutMs: 5_000,
    limit: 10,
    cacheSeconds: 3_600,
    ranking: {recency: '0.3', popularity: '0.5', relevance: '0.7'},
  },
} as const;
