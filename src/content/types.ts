import type {FieldProps} from '../components/Field';
import type {MailFormProps} from '../components/MailForm';

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

/** A code sample as the `CodeSample` component takes it. */
export interface SampleContent {
  code: string;
  language: 'bash' | 'http' | 'json' | 'kotlin' | 'swift' | 'ts';
  title?: string;
  label: string;
}

/** A field of a form. The section that renders the form makes the id from its name. */
export type FormField = Omit<FieldProps, 'id'>;

/** A form that becomes a mail. The section that renders it sets the ids. */
export type MailFormContent = Omit<MailFormProps, 'id' | 'labelledBy'>;
