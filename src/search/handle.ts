import type {Reply, Request} from './protocol';
import {createRequestHandler} from './requests';
import type {SearchEngine} from './searchEngine';

/** Makes a worker handle the page's requests with an engine. */
export function startHandling<Index>(engine: SearchEngine<Index>): void {
  const handle = createRequestHandler(engine, (reply: Reply) => self.postMessage(reply));
  self.addEventListener('message', ({data}: MessageEvent<Request>) => void handle(data));
}
