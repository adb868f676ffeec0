import type {PageMeta} from '../products/types';
import type {LinkEntry} from '../types';

/** A plan's column. */
export interface Plan {
  name: string;
  price: string;
  /** The unit of the price. Absent if the price isn't a number. */
  per?: string;
  badge?: string;
  /** The requests per month, drawn as one bar for each thousand. Absent if there's no limit. */
  requestsPerMonth?: number;
  terms: string[];
  action: LinkEntry;
}

/** A plan as the calculator explains it: each text is a sentence, and `range` a phrase. */
export interface PlanOffer {
  name: string;
  price: string;
  covers: string;
  range: string;
  limits?: Record<'requests' | 'applications', {most: number; text: string}>;
}

export interface FaqEntry {
  question: string;
  answer: string;
  link?: LinkEntry;
}

/** A change of plan during a billing cycle. */
export interface PlanChange {
  name: string;
  from: string;
  to: string;
  /** When the new plan begins. */
  takesEffect: 'at-once' | 'at-cycle-end';
  text: string;
}

export interface PricingContent {
  meta: PageMeta;
  hero: {title: string; lead: string; back: LinkEntry};
  plans: {
    title: string;
    scale: string;
    noLimit: string;
    items: Plan[];
    developer: {title: string; text: string; link: LinkEntry};
  };
  calculator: {
    title: string;
    lead: string;
    fields: Record<'requests' | 'applications', {label: string; hint: string; example: number}>;
    /** From the smallest to the largest; the last one has no limits. */
    plans: PlanOffer[];
    /** Shown while a number is missing. */
    prompt: string;
    /** Repeats both numbers, in place of `{requests}` and `{applications}`. */
    need: string;
    /** Says why the plan below is too small: `{plan}` is its name, `{limits}` are the limits that are passed. */
    passed: string;
    /** What to do about a number that can't be read. */
    problems: Record<'empty' | 'negative' | 'fraction' | 'notDigits' | 'zero' | 'tooLarge', string>;
  };
  comparison: {
    title: string;
    caption: string;
    columns: string[];
    rows: {header: string; cells: (string | undefined)[]}[];
    absent: string;
  };
  billing: {
    title: string;
    lead: string;
    marks: {change: string; cycleEnd: string};
    changes: PlanChange[];
    batch: {name: string; text: string; items: number; caption: string};
    payment: {title: string; methods: {name: string; text: string}[]};
  };
  faq: {title: string; lead: string; ask: LinkEntry; items: FaqEntry[]};
  next: {title: string; text: string; links: LinkEntry[]};
}
