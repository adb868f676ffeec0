import type {LinkEntry} from '../../types';
import type {ChildHead, Heading, Meta} from './page';

/** A partner's logo: a drawing on a 32 by 32 grid, and the typeface of the name. */
interface PartnerMark {
  name: string;
  glyph: string;
  face: 'caps' | 'heavy' | 'light' | 'lower' | 'mono' | 'tight';
}

/** A sentence as it was recognized, with its confidence. */
export interface HeardSentence {
  text: string;
  confidence: number;
}

export interface SuccessStory {
  partner: string;
  title: string;
  text: string;
  levels: number[];
  before: HeardSentence;
  now: HeardSentence;
}

export interface PartnersContent {
  meta: Meta;
  hero: ChildHead;
  marks: {title: string; items: PartnerMark[]};
  stories: Heading & {before: string; now: string; items: SuccessStory[]};
  next: {title: string; text: string; action: LinkEntry};
}
