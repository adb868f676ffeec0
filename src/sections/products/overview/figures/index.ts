import type {ReactNode} from 'react';
import type {ProductFigure} from '../../../../content/products/types';
import {Ranks} from './Ranks';
import {Terms} from './Terms';
import {Turns} from './Turns';
import {Words} from './Words';

/** The small figure of each product's card, by its name in the content. */
export const figures: Record<ProductFigure, () => ReactNode> = {words: Words, turns: Turns, ranks: Ranks, terms: Terms};
