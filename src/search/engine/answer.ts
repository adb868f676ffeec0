import type {Answer} from '../shape';
import type {Outline} from './outline';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {wordsOf} from './words';

/** A query with more other words than this asks for something else. */
const otherWords = 2;

function roots(text: string): string[] {
  return wordsOf(text)
    .flatMap(({parts}) => parts)
    .filter((part) => !isStopWord(part))
    .map(stem);
}

/**
 * Returns a function that finds the figure or error that a query asks for by name, with the section that states it.
 */
export function createAnswerFinder(answers: Answer[], outline: Pick<Outline, 'find'>) {
  // `needed` are the words that a query must have to get the answer.
  const all = answers.flatMap((answer) => answer.asks.map((ask) => ({needed: roots(ask), answer})));
  return (query: string) => {
    const asked = new Set(roots(query));
    let best: {size: number; answer: Answer} | undefined;
    for (const {needed, answer} of all) {
      if (needed.length <= (best?.size ?? 0) || asked.size > needed.length + otherWords) continue;
      if (needed.every((root) => asked.has(root))) best = {size: needed.length, answer};
    }
    const section = best && outline.find(best.answer.href);
    if (!best || !section) return undefined;
    const {title, text, href} = best.answer;
    return {title, text, href, trail: [...section.trail, section.heading]};
  };
}
