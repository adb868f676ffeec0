/** What a recording's header says. What isn't known, or isn't possible, is undefined. */
export interface Header {
  /** One of the API's formats, or another one by its usual name. */
  format: string;
  /** How the audio is encoded: `16-bit PCM`, `Opus`. */
  codec?: string;
  /** In hertz. */
  sampleRate?: number;
  channels?: number;
  seconds?: number;
  /** What is wrong, as a sentence. */
  problem?: string;
}
