import type {FrameContent, Heading, SampleContent} from '../framed/types';
import type {LinkEntry, MailFormContent} from '../types';

/** A request, its status, and its response. */
export interface ExchangeContent {
  label: string;
  request: SampleContent;
  status: string;
  answer: SampleContent;
  /** Where the call can be sent. */
  more?: LinkEntry;
}

export interface DevelopersContent extends FrameContent {
  exchange: ExchangeContent;
  documentation: Heading & {shelves: {title: string; links: LinkEntry[]}[]; more: LinkEntry};
  sdks: Heading & {items: {title: string; needs: string; install: SampleContent; link: LinkEntry}[]};
  apiAccess: Heading & {
    caption: string;
    columns: string[];
    rows: {header: string; cells: string[]}[];
    links: LinkEntry[];
  };
  community: {title: string; lead: string; figure: string; figureText: string; places: LinkEntry[]; links: LinkEntry[]};
}

/** A reading of a recording, as in the API's response. */
export interface Reading {
  transcript: string;
  confidence: number;
}

export interface ApiAccessContent extends FrameContent {
  exchange: ExchangeContent & {
    title: string;
    /** The id of the call in the contract. */
    operation: string;
    notes: {term: string; text: string}[];
    readings: {title: string; first: Reading; alternatives: Reading[]; note: string};
  };
  features: Heading & {items: {title: string; text: string; proof: string}[]};
  freeTier: Heading & {
    callsPerMonth: number;
    callsPerDay: number;
    caption: string;
    limits: {term: string; text: string}[];
    more: LinkEntry;
  };
  uses: Heading & {caption: string; columns: string[]; rows: {build: string; use: string; read: LinkEntry}[]};
  steps: Heading & {items: {title: string; text: string; link: LinkEntry}[]};
}

/** Something said in a forum or a channel. */
export interface Message {
  author: string;
  time: string;
  text: string;
}

export interface CommunityContent extends FrameContent {
  voices: {figure: string; text: string; perBar: number; perRow: number};
  forum: Heading & {
    action: string;
    categories: {title: string; text: string; latest: string; author: string}[];
  };
  discord: Heading & {action: string; channel: string; messages: Message[]};
  events: Heading & {
    /** The name of the link that adds an event to a calendar. */
    action: string;
    items: {
      kind: string;
      rhythm: string;
      next: string;
      when: string;
      text: string;
      /** Start and end for the calendar: in UTC, as `20261210T170000Z`, or days, as `20261210`. The end is exclusive. */
      start: string;
      end: string;
    }[];
  };
  projects: Heading & {
    action: string;
    birds: {
      title: string;
      author: string;
      text: string;
      label: string;
      notes: {time: string; heard: string; species: string; count: number; confidence: number}[];
    };
    readback: {
      title: string;
      author: string;
      text: string;
      label: string;
      caption: string;
      instruction: string[];
      answer: string[];
    };
  };
}

export interface SupportContent extends FrameContent {
  week: {label: string; standardHours: string; standard: string; premium: string; days: string[]; summary: string};
  options: Heading & {items: {title: string; text: string; answer: string; link: LinkEntry}[]};
  finder: Heading & {links: LinkEntry[]};
  form: Heading & {
    mail: MailFormContent;
    contact: LinkEntry;
    topicsTitle: string;
    topics: {topic: string; links: LinkEntry[]}[];
  };
  faq: Heading & {items: {question: string; answer: string; link: LinkEntry}[]};
  hours: Heading & {caption: string; columns: string[]; rows: {header: string; cells: string[]}[]};
}
