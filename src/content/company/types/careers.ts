import type {LinkEntry} from '../../types';
import type {Heading, Meta} from './page';

/** A stretch of the working day. */
interface DayPart {
  time: string;
  label: string;
  /** How long it lasts, in half hours. */
  halfHours: number;
  /** Loudness, six levels each half hour, 0 to 1. */
  levels: number[];
  tone: 'gradient' | 'ink' | 'muted';
}

export interface Perk {
  title: string;
  text: string;
}

export interface Position {
  title: string;
  team: string;
  place: string;
  terms: string;
  text: string;
}

export interface CareersContent {
  meta: Meta;
  hero: Heading;
  day: {label: string; caption: string; parts: DayPart[]};
  perks: Heading & {items: Perk[]};
  positions: Heading & {items: Position[]; details: string};
  resume: {title: string; text: string; submit: string; contact: LinkEntry};
}
