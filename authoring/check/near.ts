import {isSlip, meant} from '../../plugins/shared/meant';

/** The name that a wrong one most likely means, if any, and whether it is the only one that a slip of the pen explains. */
export interface Near {
  name?: string;
  sure: boolean;
}

/** Looks for the right name that a wrong one stands for. A name that is only the least unlike of all is no answer. */
export function near(word: string, names: readonly string[]): Near {
  const slips = names.filter((name) => isSlip(word, name));
  const [only] = slips;
  return slips.length === 1 ? {name: only, sure: true} : {name: meant(word, names), sure: false};
}
