import type {Heading, Meta} from './page';

export interface Article {
  title: string;
  text: string;
  /** As `<time datetime>` takes it. */
  date: string;
  /** As readers read it. */
  dateText: string;
  topic: string;
}

/**
 * Something heard in a recording. Times are seconds from its start; pitches run from the lowest (0) to the highest (1)
 * that the drawing shows.
 */
export type SoundEvent =
  | {kind: 'hum'; pitches: number[]}
  | {kind: 'water'; from: number; to: number; low: number; high: number}
  | {kind: 'clang'; at: number; pitches: number[]}
  /** A syllable: its fundamental at the start, the middle and the end, and which of its harmonics are strong. */
  | {kind: 'voice'; from: number; to: number; melody: [number, number, number]; strong: number[]};

/** A recording as time against pitch. */
export interface Recording {
  label: string;
  /** In whole seconds. */
  duration: number;
  events: SoundEvent[];
  /** What the eye should find in it, in the order it sounds. */
  legend: {time: string; text: string}[];
}

export interface NewsContent {
  meta: Meta;
  hero: Heading;
  /** The newest first; it is shown with the recording it is about. */
  articles: [Article, ...Article[]];
  recording: Recording;
  readMore: string;
  loadMore: string;
}
