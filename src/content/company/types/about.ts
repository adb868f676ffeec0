import type {LinkEntry} from '../../types';
import type {Position} from './careers';
import type {ContactCard} from './contact';
import type {Article} from './news';
import type {Heading, Meta} from './page';

/** One person saying a sentence that others say too. */
export interface Speaker {
  who: string;
  /** Loudness over time, 0 to 1; all speakers of a sentence share one time scale. */
  levels: number[];
  /** How sure the recognizer is of the whole sentence, 0 to 1. */
  confidence: number;
}

/** The same sentence from several people, and the one thing it means. */
export interface Chorus {
  label: string;
  sentence: string;
  speakers: Speaker[];
  intent: string;
}

/** A figure the company states about itself, with what it counts. */
export interface CompanyFigure {
  figure: string;
  text: string;
}

export interface AboutContent {
  meta: Meta;
  hero: Heading & {aboutUs: LinkEntry; partners: LinkEntry};
  chorus: Chorus;
  glance: Heading & {figures: CompanyFigure[]; more: LinkEntry};
  careers: Heading & {positions: Position[]; more: LinkEntry};
  news: Heading & {articles: Article[]; more: LinkEntry};
  contact: Heading & {cards: ContactCard[]; more: LinkEntry};
}
