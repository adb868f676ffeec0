import {isTypo, suggest} from '../../plugins/shared/didYouMean';

/** The right name that a wrong one most likely stands for. */
export interface Suggestion {
  name?: string;
  /** Whether it's the only name that a typo explains. */
  sure: boolean;
}

/** Suggests the right name for a wrong one. If no name is similar, there is no suggestion. */
export function suggestName(word: string, names: readonly string[]): Suggestion {
  const typos = names.filter((name) => isTypo(word, name));
  const [only] = typos;
  return typos.length === 1 ? {name: only, sure: true} : {name: suggest(word, names), sure: false};
}

/**
 * Suggests the right anchor for a wrong one. If the wrong one was published, its heading has changed, so only anchors that
 * weren't published can replace it.
 * @param ids the anchors of the page
 * @param published the published anchors of the page
 */
export function suggestAnchor(id: string, ids: readonly string[], published: readonly string[] = []): Suggestion {
  if (!published.includes(id)) return suggestName(id, ids);
  const added = ids.filter((each) => !published.includes(each));
  return {name: added.length === 1 ? added[0] : suggestName(id, added).name, sure: false};
}
