import type {LinkEntry} from '../../types';
import type {Heading, Meta} from './page';

/** One moment of the company's history. */
export interface StoryEntry {
  year: string;
  title: string;
  text: string;
  /** How loud it was around the company at the time: a drawing, not a measurement. */
  levels: number[];
}

/** One overtone of a voice, as its drawing takes it. */
export interface Overtone {
  /** How many times it bulges on the way around. */
  lobes: number;
  /** How far, as a part of the radius. */
  depth: number;
  /** Where the first bulge stands, in radians. */
  turn: number;
}

export interface Leader {
  name: string;
  role: string;
  text: string;
  /** The voice, which the voiceprint is drawn from. */
  voice: Overtone[];
}

export interface Value {
  title: string;
  text: string;
  proof: LinkEntry;
}

export interface AboutUsContent {
  meta: Meta;
  hero: Heading;
  mission: {title: string; statement: string; text: string; levels: number[]};
  story: Heading & {entries: StoryEntry[]};
  leadership: Heading & {people: Leader[]};
  values: {title: string; items: Value[]};
  /** What to do next: both buttons do nothing yet, so plain ways lead there too. */
  next: {title: string; text: string; join: string; contact: string; careers: LinkEntry; contacts: LinkEntry};
}
