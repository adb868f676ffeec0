import type {FieldProps} from '../components/Field';

/** A link in a menu or list. */
export interface LinkEntry {
  title: string;
  href: string;
  description?: string;
}

/** A group of the top navigation: its heading is a link with child links. */
export interface NavigationEntry extends LinkEntry {
  children: LinkEntry[];
}

/** An entry without `href` leads nowhere yet and is announced as not available. */
export interface FooterEntry {
  title: string;
  href?: string;
}

export interface FooterColumn {
  title: string;
  links: FooterEntry[];
}

/** Everything the header, the mobile menu and the footer show. */
export interface ShellContent {
  brand: string;
  legalName: string;
  tagline: string;
  navigation: NavigationEntry[];
  signIn: LinkEntry;
  getStarted: LinkEntry;
  /** Where documentation pages live: below it the menu offers the documentation's own contents. */
  documentation: LinkEntry;
  footer: FooterColumn[];
  social: FooterEntry[];
  legal: FooterEntry[];
}

export interface NotFoundContent {
  title: string;
  description: string;
  code: string;
  heading: string;
  text: string;
  home: LinkEntry;
  /** Opens the search; without scripts it leads to `href`. */
  search: LinkEntry;
  /** Where a lost reader most likely wanted to go. */
  likely: LinkEntry[];
}

/** A word as it was recognized. */
export interface HeardWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Loudness over the word's time, 0 to 1, one level for each of equal moments. */
  levels: number[];
}

/** Words that mean one thing together, or that only carry the sentence. */
export interface HeardPhrase {
  words: HeardWord[];
  /** The entity that these words name, if any. */
  entity?: {type: string; value: string; confidence: number};
}

/** One utterance from sound to meaning. */
export interface Utterance {
  phrases: HeardPhrase[];
  intent: {name: string; confidence: number};
  answer: string;
}

export interface Feature {
  id: string;
  title: string;
  description: string;
  badge?: string;
}

export interface Solution {
  id: string;
  title: string;
  description: string;
  features: string[];
  cta: LinkEntry;
  /** Something a person says there, and what is understood. */
  heard: {words: string; intent: string; answer: string};
}

export interface Testimonial {
  id: string;
  quote: string;
  author: string;
  role: string;
  company: string;
}

/** A field of a form. The section that renders the form makes the id from its name. */
export type FormField = Omit<FieldProps, 'id'>;

export interface HomeContent {
  meta: {title: string; description: string};
  hero: {
    headline: string;
    lead: string;
    demo: LinkEntry;
    documentation: LinkEntry;
    film: {title: string; caption: string};
    utterance: Utterance;
    partnersLabel: string;
    partners: string[];
  };
  features: {title: string; lead: string; items: Feature[]};
  solutions: {title: string; lead: string; items: Solution[]};
  testimonials: {title: string; stars: number; outOf: number; items: Testimonial[]};
  trial: {
    title: string;
    lead: string;
    promises: string[];
    fields: FormField[];
    submit: string;
    next: string;
    withoutScript: string;
  };
}
