import type {LinkEntry, MailFormContent} from '../../types';
import type {ChildHead, Heading, Meta} from './page';

export interface ContactCard {
  title: string;
  text: string;
  email: string;
  phone: {label?: string; text: string; href: string};
  /** Hours and response times with their names. */
  terms: {name: string; text: string}[];
  more?: LinkEntry;
}

export interface Address {
  title: string;
  mark: string;
  lines: string[];
}

/** An illustrative map: lines on a grid of 1280 by 460, with the office in the middle. */
export interface MapData {
  label: string;
  mark: string;
  caption: string;
  streets: {path: string; wide?: boolean; name?: {text: string; x: number; y: number; angle: number}}[];
  water: string;
  park: string;
}

export interface ContactContent {
  meta: Meta;
  hero: ChildHead;
  cards: ContactCard[];
  address: Address;
  form: Heading & {mail: MailFormContent};
  map: MapData;
}
