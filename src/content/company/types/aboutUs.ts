import type {LinkEntry} from '../../types';
import type {ChildHead, Heading, Meta} from './page';

/** A moment of the company's history. */
export interface StoryEntry {
  year: string;
  title: string;
  text: string;
  /** Loudness around the company at the time. Illustrative, not measured. */
  levels: number[];
}

/** An overtone of a voice, as the drawing uses it. */
export interface Overtone {
  /** The number of bulges around the circle. */
  lobes: number;
  /** The height of a bulge as a part of the radius. */
  depth: number;
  /** The angle of the first bulge in radians. */
  turn: number;
}

export interface Leader {
  name: string;
  role: string;
  text: string;
  /** The voice that the voiceprint shows. */
  voice: Overtone[];
}

export interface Value {
  title: string;
  text: string;
  proof: LinkEntry;
}

export interface AboutUsContent {
  meta: Meta;
  hero: ChildHead;
  mission: {title: string; statement: string; text: string; levels: number[]};
  vision: {title: string; statement: string; text: string};
  story: Heading & {entries: StoryEntry[]};
  leadership: Heading & {people: Leader[]};
  values: {title: string; items: Value[]};
  next: {title: string; text: string; join: LinkEntry; contact: LinkEntry};
}
