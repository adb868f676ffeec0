import type {SearchIndex} from '../../../src/search/shape';
import index from '../../fixtures/search-index.json';

/** A site of two pages, small enough to know what must be found. */
export const sample = index as unknown as SearchIndex;
