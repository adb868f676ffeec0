import type {LinkEntry} from '../types';

/** One product's page. */
export interface ProductContent {
  /** The description is for search engines: 50 to 160 characters. */
  meta: {title: string; description: string};
  hero: {title: string; lead: string; back: LinkEntry; actions: Record<string, string>};
  /** The head of a demo that the page begins with. */
  demo?: {title: string; more: LinkEntry};
  features: {
    title: string;
    lead: string;
    layout: 'split' | 'columns' | 'layers';
    /** By title. `option` is the option or call that controls the feature, and `gives` its output for a sentence. */
    items: Record<string, {text: string; option: string; gives?: string}>;
  };
  /** What happens between speech and result, by title. `gives` is a stage's output. */
  stages: {title: string; lead: string; items: Record<string, {text: string; gives?: string}>};
  configuration: {
    title: string;
    lead: string;
    file: string;
    code: string;
    options: Record<string, string>;
    documentation: LinkEntry;
    /** `split` if the heading is beside the code, and the options are below it. */
    layout?: 'split';
  };
  /** The parts below the hero. A dialogue is beside the hero's words, and has no place here. */
  order: ('exhibit' | 'features' | 'stages' | 'configuration')[];
  next: {title: string; text: string; actions: Record<string, string>};
}
