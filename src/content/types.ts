import type {FieldProps} from '../components/Field';
import type {MailFormProps} from '../components/MailForm';
import type {PartnerMarkProps} from '../components/PartnerMark';
import type {PlaceSound} from './solutions/sounds';

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

/** A link of the footer. Without `href`, it's announced as unavailable. */
export interface FooterEntry {
  title: string;
  href?: string;
}

export interface FooterColumn {
  title: string;
  links: FooterEntry[];
}

/** The texts and links of the header, the mobile menu, and the footer. */
export interface ShellContent {
  brand: string;
  legalName: string;
  tagline: string;
  navigation: NavigationEntry[];
  signIn: LinkEntry;
  getStarted: LinkEntry;
  /** The documentation's address and the title of its sidebar. On pages below it, the mobile menu links to the sidebar. */
  documentation: LinkEntry;
  footer: FooterColumn[];
  social: FooterEntry[];
  legal: FooterEntry[];
  /** Says that names and quotes are invented, as long as they are. */
  sampleContent?: string;
}

/** A word as it was recognized. */
export interface HeardWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Loudness over the word's time, 0 to 1, at equal intervals. */
  levels: number[];
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
  /** A sample sentence, how it sounds there, and what is understood. */
  heard: {words: string; sound: PlaceSound; intent: string; answer: string};
}

export interface Testimonial {
  id: string;
  quote: string;
  author: string;
  role: string;
  company: string;
}

/** The texts of a notice. In the one of a form, `{email}` stands for the value of the field of that name. */
export interface NoticeText {
  title: string;
  text: string;
}

/** A field of a form. The section that renders the form makes the id from its name. */
export type FormField = Omit<FieldProps, 'id'>;

/** A form that becomes a mail. The section that renders it sets the ids. */
export type MailFormContent = Omit<MailFormProps, 'id' | 'labelledBy'>;

export interface HomeContent {
  meta: {title: string; description: string};
  hero: {
    headline: string;
    lead: string;
    demo: LinkEntry;
    documentation: LinkEntry;
    film: {title: string; caption: string};
    partnersLabel: string;
    partners: PartnerMarkProps[];
  };
  features: {title: string; lead: string; items: Feature[]; more: LinkEntry};
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
