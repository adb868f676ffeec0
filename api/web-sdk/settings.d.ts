/** Settings of the Timbre Web SDK 1.0.0, published as `@timbre/voice`. Option tables are generated from them. */
declare module '@timbre/voice' {
  /** How a client reaches the API. Set `baseUrl` in code that you ship, and `apiKey` only on machines that you trust. */
  export interface ClientOptions {
    /** Address of your own server, which adds the API key and forwards the call. */
    baseUrl?: string;
    /** A secret API key. Never ship it to a browser. */
    apiKey?: string;
    security?: SecuritySettings;
    privacy?: PrivacySettings;
    redaction?: RedactionSettings;
    performance?: PerformanceSettings;
  }

  export interface SecuritySettings {
    /** @default true */
    requireTLS?: boolean;
    /** @default true */
    validateCertificates?: boolean;
    /** SHA-256 public key pins, base64. @default [] */
    pinCertificates?: string[];
  }

  export interface PrivacySettings {
    /** @default false */
    storeAudioRecordings?: boolean;
    /** @default false */
    storeTranscripts?: boolean;
    /** Days. @default 30 */
    retentionPeriod?: number;
    /** @default 'standard' */
    privacyMode?: 'standard' | 'high' | 'maximum';
  }

  export type RedactType = 'credit_card' | 'phone_number' | 'email' | 'name' | 'address' | 'social_security_number';

  export interface RedactionSettings {
    /** @default [] */
    redactTypes?: RedactType[];
    /** @default 'mask' */
    redactionMode?: 'remove' | 'mask' | 'replace';
    /** Used when `redactionMode` is `replace`. @default '[REDACTED]' */
    replacementToken?: string;
  }

  export interface PerformanceSettings {
    /** @default 'full' */
    modelSize?: 'compact' | 'full';
    /** @default 'cloud' */
    processingMode?: 'edge' | 'cloud' | 'hybrid';
    /** @default 'moderate' */
    environment?: 'quiet' | 'moderate' | 'noisy' | 'very_noisy';
    /** Milliseconds of silence that end an utterance. @default 1000 */
    voiceActivityTimeout?: number;
    /** Share of sessions whose timings are reported, 0 to 1. @default 0.1 */
    sampleRate?: number;
    /** Called with each sampled timing. */
    onMetric?: (metric: PerformanceMetric) => void;
  }

  export interface PerformanceMetric {
    name: 'time_to_first_partial' | 'time_to_final' | 'time_to_first_audio';
    /** Milliseconds. */
    value: number;
  }

  export interface RecognitionOptions {
    /** BCP 47 tag. @default 'en-US' */
    language?: string;
    /** @default false */
    continuous?: boolean;
    /** @default false */
    interimResults?: boolean;
    /** @default 3 */
    maxAlternatives?: number;
    /** Milliseconds. @default 10000 */
    timeout?: number;
    /** @default [] */
    customVocabulary?: string[];
    /** ID of a trained domain. */
    domain?: string;
  }

  export interface WakeWordOptions {
    phrase: string;
    /** 0.0 to 1.0. @default 0.5 */
    sensitivity?: number;
  }

  export interface AssistantOptions {
    sessionId: string;
    voice?: string;
    wakeWord?: WakeWordOptions;
    recognition?: RecognitionOptions;
    context?: Record<string, unknown>;
  }

  export interface ChatOptions {
    voice?: string;
    /** Milliseconds to wait before each reply. @default 300 */
    responseDelay?: number;
    /** Takes earlier turns into account. @default true */
    conversationContext?: boolean;
    /** IDs of trained domains. @default [] */
    domainKnowledge?: string[];
    recognition?: RecognitionOptions;
  }

  export interface SearchOptions {
    /** @default 10 */
    limit?: number;
    /** @default {} */
    filters?: Record<string, string | number | boolean>;
    /** @default true */
    fuzzyMatching?: boolean;
    /** Weights from 0 to 1. @default {recency: 0.3, popularity: 0.5, relevance: 0.7} */
    rankingFactors?: {recency?: number; popularity?: number; relevance?: number};
    /** @default true */
    cacheResults?: boolean;
    /** Seconds. @default 3600 */
    cacheDuration?: number;
    /** @default {timeout: 5000} */
    recognition?: RecognitionOptions;
  }
}
