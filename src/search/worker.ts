import {createEngine, type Engine} from './engine';
import type {Reply, Request} from './protocol';

let engine: Engine | undefined;

/** Answers one message. Queries before the index find no engine and get no answer: the page asks again when it is ready. */
export function answer(request: Request): Reply | undefined {
  if (request.type === 'search') return engine && {type: 'results', results: engine.search(request.query)};
  try {
    engine = createEngine(JSON.parse(new TextDecoder().decode(request.bytes)));
    return {type: 'ready'};
  } catch {
    return {type: 'unreadable'};
  }
}

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  const reply = answer(data);
  if (reply) self.postMessage(reply);
});
