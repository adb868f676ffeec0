import {isSlip, suggest} from '../../plugins/shared/suggest';

/** The name that a wrong one most likely means, if any, and whether it is the only one that a slip of the pen explains. */
export interface Near {
  name?: string;
  sure: boolean;
}

/** Looks for the right name that a wrong one stands for. A name that is only the least unlike of all is no answer. */
export function near(word: string, names: readonly string[]): Near {
  const slips = names.filter((name) => isSlip(word, name));
  const [only] = slips;
  return slips.length === 1 ? {name: only, sure: true} : {name: suggest(word, names), sure: false};
}

/**
 * Looks for the anchor that a wrong one stands for. One that readers know already has lost its heading: what took its
 * place is new on the page, and no other section is meant, however like its name is.
 * @param ids the anchors that the page has
 * @param published those that it had when it was last handed in
 */
export function nearAnchor(id: string, ids: readonly string[], published: readonly string[] = []): Near {
  if (!published.includes(id)) return near(id, ids);
  const fresh = ids.filter((each) => !published.includes(each));
  return {name: fresh.length === 1 ? fresh[0] : near(id, fresh).name, sure: false};
}
