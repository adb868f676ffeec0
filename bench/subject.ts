import type {Browser} from '@playwright/test';
import type {Served} from './site/server';
import type {Site} from './site/sites';

/** A site in a browser, ready to be measured. */
export interface Subject {
  browser: Browser;
  site: Site;
  served: Served;
}

/** The figures of one column of a table, by the label of their row. */
export type Figures = Record<string, string | number>;

/** Something that is measured of each site. */
export interface Measurement {
  /** The title of its table. */
  title: string;
  measure(subject: Subject): Promise<Figures>;
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
