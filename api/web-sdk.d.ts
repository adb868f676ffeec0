/**
 * Public types of the Timbre Web SDK 1.0.0, published as `@timbre/voice`.
 * Documentation samples are type-checked against this file, and option tables are generated from it.
 * It's one file, like the package's own declarations.
 */
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

  export interface RecognitionResult {
    text: string;
    /** 0 to 1. */
    confidence: number;
  }

  export interface RecognitionResponse {
    results: RecognitionResult[];
  }

  export interface ParseResponse {
    intent: string;
    confidence: number;
    entities: {type: string; value: string; confidence: number}[];
  }

  export interface SpeechRequest {
    text: string;
    voice?: string;
    language?: string;
    /** @default 1.0 */
    speed?: number;
    format?: 'wav' | 'mp3' | 'flac' | 'ogg';
  }

  export interface ConverseRequest {
    text: string;
    session_id: string;
    context?: Record<string, unknown>;
  }

  export interface ConverseResponse {
    response: {text: string; speech_url?: string};
    intent: string;
    action?: {name: string; data: Record<string, unknown>};
  }

  export interface DomainDefinition {
    name: string;
    description: string;
    language: string;
    terms: string[];
    phrases: {text: string; weight: number}[];
    intents: {name: string; examples: string[]}[];
  }

  /** Before the first training, only `id` is specified. */
  export interface NewDomain {
    id: string;
    status?: 'training' | 'ready' | 'failed';
    estimatedCompletionTime?: string;
  }

  export interface DomainRecord {
    id: string;
    status: 'training' | 'ready' | 'failed';
    estimatedCompletionTime: string;
  }

  export type MicrophonePermission = 'granted' | 'prompt' | 'denied';
  export type AssistantState = 'idle' | 'listening' | 'processing' | 'speaking';
  export type AssistantErrorCode = 'no_speech' | 'no_recognition' | 'network_error' | 'permission_denied';

  /** Thrown by every call that fails. `code`, `message` and `details` are the API's error object. */
  export class TimbreError extends Error {
    readonly code: string;
    readonly details?: Record<string, unknown>;
    /** HTTP status, when the failure came from the API. */
    readonly status?: number;
  }

  /** A live microphone session. */
  export interface Recognizer {
    start(): Promise<void>;
    stop(): Promise<void>;
    on(event: 'partial' | 'final', listener: (result: RecognitionResult) => void): this;
    on(event: 'alternatives', listener: (results: RecognitionResult[]) => void): this;
    on(event: 'error', listener: (error: TimbreError) => void): this;
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

  /** Recognizes speech, gets a reply, and speaks it. Each instance is one conversation. */
  export interface Assistant {
    readonly state: AssistantState;
    listen(): Promise<void>;
    say(text: string): Promise<void>;
    send(text: string): Promise<ConverseResponse>;
    stop(): void;
    on(event: 'state', listener: (state: AssistantState) => void): this;
    on(event: 'transcript', listener: (result: RecognitionResult) => void): this;
    on(event: 'response', listener: (response: ConverseResponse) => void): this;
    on(event: 'error', listener: (error: TimbreError) => void): this;
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

  /** A spoken conversation: an assistant with chat pacing and memory. */
  export interface Chat extends Assistant {
    readonly sessionId: string;
    clearContext(): void;
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

  /** An item that a search can find. */
  export interface SearchItem {
    id: string;
    title: string;
    description?: string;
    /** ISO 8601 date, used by `recency`. */
    updatedAt?: string;
    /** 0 to 1, used by `popularity`. */
    popularity?: number;
    [field: string]: string | number | boolean | undefined;
  }

  export interface SearchResult {
    item: SearchItem;
    /** 0 to 1. */
    score: number;
  }

  /** Spoken search over items that you supply. */
  export interface VoiceSearch {
    index(items: SearchItem[]): void;
    listen(): Promise<{query: string; results: SearchResult[]}>;
    find(query: string): Promise<SearchResult[]>;
    on(event: 'state', listener: (state: 'listening' | 'searching' | 'ready') => void): this;
    on(event: 'error', listener: (error: TimbreError) => void): this;
  }

  export class TimbreClient {
    constructor(options: ClientOptions);
    /** Recognizes a recording. */
    recognize(audio: Blob, options?: {language?: string; model?: string; domain?: string}): Promise<RecognitionResponse>;
    /** Recognizes the microphone, live. */
    recognizer(options?: RecognitionOptions): Recognizer;
    parse(text: string, options?: {domain?: string}): Promise<ParseResponse>;
    synthesize(request: SpeechRequest): Promise<Blob>;
    converse(request: ConverseRequest): Promise<ConverseResponse>;
    assistant(options: AssistantOptions): Assistant;
    chat(options?: ChatOptions): Chat;
    search(options?: SearchOptions): VoiceSearch;
    microphonePermission(): Promise<MicrophonePermission>;
    requestMicrophone(): Promise<MicrophonePermission>;
    readonly domains: {
      create(definition: DomainDefinition): Promise<NewDomain>;
      train(domainId: string): Promise<DomainRecord>;
      get(domainId: string): Promise<DomainRecord>;
    };
  }
}
