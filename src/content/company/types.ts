import type {FormField, LinkEntry} from '../types';

/** What a page says about itself outside the page: the title before the brand's name, and 50 to 160 characters. */
export interface Meta {
  title: string;
  description: string;
}

/** The first words of a page or of one of its parts. */
export interface Heading {
  title: string;
  lead: string;
}

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

/** A stretch of the working day. */
export interface DayPart {
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

export interface Article {
  title: string;
  text: string;
  /** As `<time datetime>` takes it. */
  date: string;
  /** As readers read it. */
  dateText: string;
  topic: string;
}

/**
 * Something heard in a recording. Times are seconds from its start; pitches run from the lowest (0) to the highest (1)
 * that the drawing shows.
 */
export type SoundEvent =
  | {kind: 'hum'; pitches: number[]}
  | {kind: 'water'; from: number; to: number; low: number; high: number}
  | {kind: 'clang'; at: number; pitches: number[]}
  /** A syllable: its fundamental at the start, the middle and the end, and which of its harmonics are strong. */
  | {kind: 'voice'; from: number; to: number; melody: [number, number, number]; strong: number[]};

/** A recording as time against pitch. */
export interface Recording {
  label: string;
  /** In whole seconds. */
  duration: number;
  events: SoundEvent[];
  /** What the eye should find in it, in the order it sounds. */
  legend: {time: string; text: string}[];
}

export interface NewsContent {
  meta: Meta;
  hero: Heading;
  /** The newest first; it is shown with the recording it is about. */
  articles: [Article, ...Article[]];
  recording: Recording;
  readMore: string;
  loadMore: string;
}

export interface ContactCard {
  title: string;
  text: string;
  email: string;
  phone: {text: string; href: string};
  /** Hours and promises, each with its name. */
  terms: {name: string; text: string}[];
  more?: LinkEntry;
}

export interface Address {
  title: string;
  mark: string;
  lines: string[];
}

/** A map that is only drawn: lines on a grid of 1280 by 460, the office in the middle. */
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
  hero: Heading;
  cards: ContactCard[];
  address: Address;
  form: Heading & {fields: FormField[]; submit: string; answer: string; withoutScript: string};
  map: MapData;
}

/** A partner's mark: a drawing on a 32 by 32 grid and a way of setting the name. */
export interface PartnerMark {
  name: string;
  glyph: string;
  face: 'caps' | 'heavy' | 'light' | 'lower' | 'mono' | 'tight';
}

/** One sentence as it was heard, with how sure the recognizer was. */
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
  hero: Heading;
  marks: {title: string; items: PartnerMark[]};
  stories: Heading & {before: string; now: string; items: SuccessStory[]};
  next: {title: string; text: string; button: string; contact: LinkEntry};
}
