import {createEngine, type Engine} from './engine';
import type {Reply, Request} from './protocol';

/** Answers the page's messages one by one. A query before the index gets no answer: the page asks again when it is ready. */
export function createAnswering(): (request: Request) => Reply | undefined {
  let engine: Engine | undefined;
  return (request) => {
    if (request.type === 'search') return engine && {type: 'results', results: engine.search(request.query)};
    try {
      engine = createEngine(JSON.parse(new TextDecoder().decode(request.bytes)));
      return {type: 'ready'};
    } catch {
      return {type: 'unreadable'};
    }
  };
}
