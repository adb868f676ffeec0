/** The contents of a recording's header. */
export interface HeaderFields {
  /** How the audio is encoded: `16-bit PCM`, `Opus`. */
  codec?: string;
  /** In hertz. */
  sampleRate?: number;
  channels?: number;
  seconds?: number;
  /** What is wrong with the header, as a sentence. */
  problem?: string;
}
