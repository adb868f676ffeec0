import type {facts} from '../../facts';
import type {LinkEntry} from '../types';

export interface PageMeta {
  title: string;
  /** 50 to 160 characters for search engines. */
  description: string;
}

/** A reading of one utterance, as in the API's response. */
export interface Reading {
  text: string;
  /** 0 to 1. */
  confidence: number;
}

/** One utterance of a recording. */
export interface TranscriptLine {
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
  words: Reading[];
  /** The confidence of the whole utterance. */
  confidence: number;
  /** The other readings, the most confident first. */
  alternatives?: Reading[];
  /** The question that a product asks because of the low confidence. */
  question?: string;
}

/** A recording and its transcript, word by word. */
export interface TranscriptExhibit {
  kind: 'transcript';
  label: string;
  file: string;
  seconds: number;
  language: string;
  lines: TranscriptLine[];
}

export type AssistantState = (typeof facts.docs.assistant.states)[number];

/** What happens while the assistant is in one state. */
export interface DialogueMoment {
  state: AssistantState;
  /** The speaker and the words. */
  speaker?: string;
  words?: string;
  /** What was understood. */
  intent?: {name: string; confidence: number};
  entities?: {type: string; value: string; source?: string}[];
  note?: string;
}

/** A conversation as the states of the assistant, one after another. */
export interface DialogueExhibit {
  kind: 'dialogue';
  label: string;
  moments: DialogueMoment[];
}

/** The ranking signals of the documentation, each 0 to 1. */
export interface Signals {
  recency: number;
  popularity: number;
  relevance: number;
}

/** A spoken query and its results. Scores and order are computed from the signals. */
export interface RankingExhibit {
  kind: 'ranking';
  label: string;
  heard: Reading;
  matched: string;
  weights: Signals;
  items: {title: string; description: string; signals: Signals}[];
}

/** A domain: its definition, the states of its training, and its effect. */
export interface DomainExhibit {
  kind: 'domain';
  label: string;
  definition: {
    name: string;
    description: string;
    language: string;
    terms: string[];
    phrases: {text: string; weight: number}[];
    intents: {name: string; examples: string[]}[];
  };
  id: string;
  steps: {call: string; status: string; state: 'created' | 'training' | 'ready'; text: string}[];
  before: Reading;
  after: Reading;
}

export type ProductExhibit = TranscriptExhibit | DialogueExhibit | RankingExhibit | DomainExhibit;

export interface ProductFeature {
  title: string;
  text: string;
  /** The option or call that controls it. */
  option: string;
}

/** A stage between speech and result. */
export interface ProductStage {
  title: string;
  text: string;
  /** The stage's output. */
  gives: string;
}

export interface ProductOption {
  name: string;
  text: string;
}

export type ProductPart = 'exhibit' | 'features' | 'stages' | 'configuration';

/** One product's page. */
export interface ProductContent {
  meta: PageMeta;
  hero: {title: string; lead: string; back: LinkEntry; actions: LinkEntry[]};
  /** The head of a demo that the page begins with. */
  demo?: {title: string; more: LinkEntry};
  exhibit: ProductExhibit;
  features: {title: string; lead: string; layout: 'rows' | 'grid'; items: ProductFeature[]};
  stages: {title: string; lead: string; items: ProductStage[]};
  configuration: {
    title: string;
    lead: string;
    file: string;
    code: string;
    options: ProductOption[];
    documentation: LinkEntry;
  };
  /** The parts below the hero. A dialogue is beside the hero's words, and has no place here. */
  order: ProductPart[];
  next: {title: string; text: string; links: LinkEntry[]};
}

export type ProductFigure = 'words' | 'turns' | 'ranks' | 'terms';

/** One sentence, and what each product makes of it. */
export interface SentenceExhibit {
  label: string;
  heard: Reading;
  returns: {product: string; what: string; words: string}[];
}

/** How code calls a product: with the SDK, and with REST if there's a call. */
export interface ProductAccess {
  product: string;
  takes: string;
  sdk: string;
  rest?: string;
  documentation: LinkEntry;
}

/** The overview of all products. */
export interface ProductsContent {
  meta: PageMeta;
  hero: {title: string; lead: string; actions: LinkEntry[]; exhibit: SentenceExhibit};
  cards: {title: string; lead: string; items: {title: string; text: string; href: string; figure: ProductFigure}[]};
  access: {title: string; lead: string; caption: string; columns: string[]; rows: ProductAccess[]; sdkOnly: string};
  prices: {title: string; lead: string; items: {name: string; price: string; text: string}[]; link: LinkEntry};
  next: {title: string; text: string; links: LinkEntry[]};
}
