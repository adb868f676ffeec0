import type {LinkEntry} from '../../types';
import type {Position} from './careers';
import type {ContactCard} from './contact';
import type {Article} from './news';
import type {Heading, Meta} from './page';

/** A person who says the same sentence as others. */
export interface Speaker {
  who: string;
  /** Loudness over time, 0 to 1. All speakers share one time scale. */
  levels: number[];
  /** The confidence of the whole sentence, 0 to 1. */
  confidence: number;
}

/** The same sentence from several people, and its meaning. */
export interface Chorus {
  label: string;
  sentence: string;
  speakers: Speaker[];
  intent: string;
}

/** A figure that the company states, and what it counts. */
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
