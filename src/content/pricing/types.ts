import type {PageMeta} from '../products/types';
import type {LinkEntry} from '../types';

/** A plan as its column shows it. */
export interface Plan {
  name: string;
  price: string;
  /** What the price is for; absent where the price is not a figure. */
  per?: string;
  badge?: string;
  /** How many requests a month, drawn as one bar for each thousand; no limit without it. */
  requestsPerMonth?: number;
  terms: string[];
  action: LinkEntry;
}

export interface FaqEntry {
  question: string;
  answer: string;
  link?: LinkEntry;
}

/** A change of plan, drawn over one billing cycle. */
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
    fields: {name: string; label: string; hint: string}[];
    prompt: string;
    steps: {id: string; name: string; text: string}[];
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
  faq: {title: string; lead: string; items: FaqEntry[]};
  next: {title: string; text: string; links: LinkEntry[]};
}
