import type {Answer, Results} from '../shape';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import type {Store} from './store';
import {wordsOf} from './words';

/** With more other words than this, the query asks for something else. */
const otherWords = 2;

function roots(text: string): string[] {
  return wordsOf(text)
    .flatMap(({parts}) => parts)
    .filter((part) => !isStopWord(part))
    .map(stem);
}

/** The words that a query must have for an answer. */
interface Ask {
  needed: string[];
  answer: Answer;
}

const asks = new WeakMap<Store, Ask[]>();

/** Returns what readers ask for each answer, split into words once. */
function asksOf(store: Store): Ask[] {
  const known = asks.get(store);
  if (known) return known;
  const all = store.index.answers.flatMap((answer) => answer.asks.map((ask) => ({needed: roots(ask), answer})));
  asks.set(store, all);
  return all;
}

/** Returns the figure or error that a query asks for by name, with the section that states it. */
export function directAnswer(query: string, store: Store): Results['answer'] {
  const asked = new Set(roots(query));
  let best: {size: number; answer: Answer} | undefined;
  for (const {needed, answer} of asksOf(store)) {
    if (needed.length <= (best?.size ?? 0) || asked.size > needed.length + otherWords) continue;
    if (needed.every((root) => asked.has(root))) best = {size: needed.length, answer};
  }
  const section = best && store.sections.find(({href}) => href === best?.answer.href);
  if (!best || !section) return undefined;
  const {title, text, href} = best.answer;
  return {title, text, href, trail: [...section.trail, section.heading]};
}
