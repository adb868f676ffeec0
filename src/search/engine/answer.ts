import type {Results} from '../shape';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import type {Store} from './store';
import {wordsOf} from './words';

/** Words beside the question itself: with more of them the query asks for something else. */
const mostOthers = 2;

function roots(text: string): string[] {
  return wordsOf(text)
    .flatMap(({parts}) => parts)
    .filter((part) => !isStopWord(part))
    .map(stem);
}

/** The figure or error that a query asks for by name, with the section that states it. */
export function answerTo(query: string, {index, sections}: Store): Results['answer'] {
  const asked = new Set(roots(query));
  let best: {size: number; answer: (typeof index.answers)[number]} | undefined;
  for (const answer of index.answers) {
    for (const ask of answer.asks) {
      const needed = roots(ask);
      if (needed.length <= (best?.size ?? 0) || asked.size > needed.length + mostOthers) continue;
      if (needed.every((root) => asked.has(root))) best = {size: needed.length, answer};
    }
  }
  const section = best && sections.find(({href}) => href === best?.answer.href);
  if (!best || !section) return undefined;
  const {title, text, href} = best.answer;
  return {title, text, href, trail: [...section.trail, section.heading]};
}
