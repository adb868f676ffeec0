/**
 * The client of the Timbre Web SDK 1.0.0, published as `@timbre/voice`: what it can do, and what it returns.
 * Documentation samples are type-checked against the files in this folder.
 */
declare module '@timbre/voice' {
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

  /** Before the first training, the API can leave out everything but `id`. */
  export interface DomainRecord {
    id: string;
    status?: 'training' | 'ready' | 'failed';
    estimatedCompletionTime?: string;
  }

  export type MicrophonePermission = 'granted' | 'prompt' | 'denied';
  export type AssistantState = 'idle' | 'listening' | 'processing' | 'speaking';
  export type AssistantErrorCode = 'no_speech' | 'no_recognition' | 'network_error' | 'permission_denied';

  /** Thrown by every call that fails. If the API returned the error, `code`, `message` and `details` come from its error object. */
  export class TimbreError extends Error {
    readonly code: string;
    readonly details?: Record<string, unknown>;
    /** HTTP status, if there was an HTTP response. */
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

  /** Recognizes speech, gets a reply, and speaks it. Instances with the same session ID share a conversation. */
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

  /** A spoken conversation: an assistant with chat pacing and memory. */
  export interface Chat extends Assistant {
    readonly sessionId: string;
    clearContext(): void;
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
      create(definition: DomainDefinition): Promise<DomainRecord>;
      train(domainId: string): Promise<DomainRecord>;
      get(domainId: string): Promise<DomainRecord>;
    };
  }
}
