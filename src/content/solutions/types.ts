import type {FrameContent, Heading, SampleContent} from '../framed/types';
import type {LinkEntry} from '../types';
import type {PlaceSound} from './sounds';

/** A place, the sentence as it sounds there, and what it means there. */
export interface Place extends LinkEntry, PlaceSound {
  /** The card's anchor, which menus link to. */
  anchor?: string;
  description: string;
  intent: string;
  answer: string;
}

export interface SolutionsContent extends FrameContent {
  places: {label: string; sentence: string; syllables: number[]; items: Place[]};
  settings: Heading & {caption: string; columns: string[]; rows: {header: string; cells: string[]}[]; more: LinkEntry};
  enterprise: {title: string; text: string; points: {term: string; text: string}[]; link: LinkEntry};
}

/** The sound in a car at one speed. Levels in dB(A). */
export interface CabinLevel {
  mph: number;
  noise: number;
  speech: number;
}

export interface AutomotiveContent extends FrameContent {
  cabin: {
    caption: string;
    summary: string;
    levels: CabinLevel[];
    /** Bottom and top of the scale, and its marks, in dB(A). */
    scale: {from: number; to: number; marks: number[]};
    sources: {mph: number; db: number; text: string}[];
    environments: {name: string; fromMph: number; toMph: number}[];
    speechLabel: string;
    margins: {mph: number; text: string}[];
  };
  trip: Heading & {
    moments: {
      time: string;
      place: string;
      speed: string;
      words: string;
      intent: string;
      answer: string;
      mode: string;
      unsure?: string;
    }[];
  };
  settings: Heading & {points: {term: string; text: string}[]; sample: SampleContent; more: LinkEntry};
}

/** A device, and what one phrase of the sentence does to it. */
export interface DeviceChange {
  device: string;
  from: string;
  /** Absent when the device was told to stay as it is. */
  to?: string;
}

export interface SmartHomeContent extends FrameContent {
  sentence: {
    label: string;
    caption: string;
    syllables: number[];
    phrases: {words: string; intent: string; devices: DeviceChange[]}[];
  };
  door: Heading & {
    inside: string;
    outside: string;
    rows: {mode: string; inside: string[]; outside: string[]}[];
  };
  wake: Heading & {
    caption: string;
    missed: string;
    mistaken: string;
    from: string;
    to: string;
    standard: string;
    low: string;
    high: string;
  };
  names: Heading & {pairs: {said: string; meant: string}[]; sample: SampleContent; more: LinkEntry};
}

/** One message of a recognition stream, with the moment it arrives. */
export interface StreamMessage {
  seconds: number;
  type: 'partial' | 'final';
  text: string;
  confidence: number;
  /** A word that a later message replaces. */
  unsure?: string;
}

export interface MobileAppsContent extends FrameContent {
  phone: {
    label: string;
    app: string;
    messages: StreamMessage[];
    resultsTitle: string;
    results: {title: string; text: string}[];
    status: string;
    caption: string;
  };
  partials: Heading & {
    rules: {term: string; text: string}[];
    samples: {language: string; label: string; sample: SampleContent}[];
  };
  platforms: Heading & {
    caption: string;
    columns: string[];
    rows: {header: string; cells: string[]}[];
    links: LinkEntry[];
  };
  failures: Heading & {items: {code: string; message: string; advice: string}[]};
}

/** The parts of a call, in seconds. */
export interface CallParts {
  queue: number;
  talk: number;
  afterCall: number;
}

export interface CustomerServiceContent extends FrameContent {
  call: {
    caption: string;
    labels: Record<keyof CallParts, string>;
    before: {title: string; parts: CallParts};
    after: {title: string};
    /** The company's claims, applied to the call above. */
    cuts: {wait: string; handle: string};
    saved: string;
  };
  claims: Heading & {items: {figure: string; claim: string; check: string}[]};
  conversation: {
    label: string;
    caption: string;
    turns: {speaker: 'Caller' | 'Assistant' | 'Agent'; words: string; note?: string; confidence?: number}[];
  };
  start: Heading & {steps: {title: string; text: string}[]; link: LinkEntry};
}

/** A part of a transcript that is personal data. */
export interface PersonalSpan {
  type: string;
  text: string;
}

export interface EnterpriseContent extends FrameContent {
  transcript: {
    label: string;
    spoken: string;
    stored: string;
    lines: {speaker: string; parts: (string | PersonalSpan)[]}[];
    modes: {name: string; note: string}[];
    token: string;
    caption: string;
  };
  retention: {
    title: string;
    text: string;
    days: number;
    rows: {name: string; kept: boolean; text: string}[];
    more: LinkEntry;
  };
  uptime: {title: string; figure: string; text: string; month: string; hour: string};
  settings: Heading & {sample: SampleContent; notes: {term: string; text: string}[]; more: LinkEntry};
  contract: Heading & {rows: {term: string; text: string}[]};
}
