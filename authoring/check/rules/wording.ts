import {visibleText} from '../prose';
import type {PageRule} from '../types';
import {checkWording} from '../wording';

/** Reports phrases that our pages don't use, as wording.yaml lists them. */
export const wording: PageRule = {name: 'wording', check: (page) => checkWording(visibleText(page))};
