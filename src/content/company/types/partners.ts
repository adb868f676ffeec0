import type {PartnerMarkProps} from '../../../components/PartnerMark';
import type {LinkEntry} from '../../types';
import type {ChildHead, Heading, Meta} from './page';

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
  marks: {title: string; items: PartnerMarkProps[]};
  stories: Heading & {before: string; now: string; items: SuccessStory[]};
  next: {title: string; text: string; action: LinkEntry};
}
