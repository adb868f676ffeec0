import {distance, nearest} from '../../plugins/shared/nearest';

/** Edits at which a name still counts as a slip of the pen. */
export const slip = 2;

/** The name most like a wrong one, and whether it is the only one that a slip of the pen explains. */
export interface Near {
  name?: string;
  sure: boolean;
}

/** Looks for the right name that a wrong one stands for. */
export function near(word: string, names: string[]): Near {
  const slips = names.filter((name) => distance(word.toLowerCase(), name.toLowerCase()) <= slip);
  return {name: nearest(word, names), sure: slips.length === 1 && word.length > slip};
}
