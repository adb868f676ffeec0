import type {ChildHead, Meta} from './page';

export interface Article {
  title: string;
  text: string;
  /** The date for `<time datetime>`. */
  date: string;
  /** The date as readers see it. */
  dateText: string;
  topic: string;
  /** The anchor on the news page. */
  id: string;
  /** The paragraphs that "Read More" shows. */
  body: string[];
}

/**
 * Something heard in a recording. Times are seconds from its start; pitches run from the lowest (0) to the highest (1)
 * that the drawing shows.
 */
export type SoundEvent =
  | {kind: 'hum'; pitches: number[]}
  | {kind: 'water'; from: number; to: number; low: number; high: number}
  | {kind: 'clang'; at: number; pitches: number[]}
  /** A syllable: its fundamental at the start, the middle, and the end, and which harmonics are strong. */
  | {kind: 'voice'; from: number; to: number; melody: [number, number, number]; strong: number[]};

/** A recording as time against pitch. */
export interface Recording {
  label: string;
  /** The length in whole seconds. */
  duration: number;
  events: SoundEvent[];
  /** What to look for in the drawing, in order of time. */
  legend: {time: string; text: string}[];
}

export interface NewsContent {
  meta: Meta;
  hero: ChildHead;
  /** The articles, the newest first. It's shown with its recording. */
  articles: [Article, ...Article[]];
  recording: Recording;
  readMore: string;
  /** Says that there are no further articles. */
  end: string;
}
