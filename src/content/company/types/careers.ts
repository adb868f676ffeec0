import type {LinkEntry} from '../../types';
import type {ChildHead, Heading, Meta} from './page';

/** A period of the working day. */
interface DayPart {
  time: string;
  label: string;
  /** The length in half hours. */
  halfHours: number;
  /** Loudness, 0 to 1, six levels per half hour. */
  levels: number[];
  tone: 'gradient' | 'ink' | 'muted';
}

export interface Perk {
  title: string;
  text: string;
}

/** The titles of a position's details. */
export interface DetailTitles {
  open: string;
  tasks: string;
  needs: string;
  apply: string;
}

export interface Position {
  /** The anchor on the careers page. */
  id: string;
  title: string;
  team: string;
  place: string;
  terms: string;
  text: string;
  /** What the reader sees after pressing "View Details". */
  tasks: string[];
  needs: string[];
  /** The address that opens a mail to apply. */
  apply: string;
}

export interface CareersContent {
  meta: Meta;
  hero: ChildHead;
  day: {label: string; caption: string; parts: DayPart[]};
  perks: Heading & {items: Perk[]};
  positions: Heading & {items: Position[]; details: DetailTitles};
  resume: {title: string; text: string; submit: LinkEntry; contact: LinkEntry};
}
