import {formatNumber} from '../facts/format';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Returns a count as prose writes it: a word up to twelve, digits above. */
export const inWords = (count: number): string => words[count] ?? formatNumber(count);
