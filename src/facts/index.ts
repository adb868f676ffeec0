import {brand} from './brand';
import {company} from './company';
import {docs} from './docs';
import {marketing} from './marketing';
import {pricing} from './pricing';

/**
 * Every figure and term that the business states, keyed by the pages that state it. Documentation pages quote an entry
 * as `{facts.docs.freeTier.callsPerMonth}`; marketing copy imports it. `spec/figures.md` has the specified values.
 */
export const facts = {brand, company, docs, marketing, pricing} as const;
