import {brand} from './brand';
import {company} from './company';
import {docs} from './docs';
import {ui} from './interface';
import {marketing} from './marketing';

/**
 * Every figure and term the business states, keyed by where it is stated. Documentation pages quote
 * an entry as `{facts.docs.freeTier.callsPerMonth}`; marketing copy imports it.
 */
export const facts = {brand, company, docs, marketing, ui} as const;
