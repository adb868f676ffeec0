import type {Reply, Request} from './protocol';
import {createRequestHandler} from './requests';
import type {SearchEngine, SearchInstance} from './searchEngine';

/** Makes a worker handle the page's requests with an engine, or with a search that needs no index. */
export function startHandling<Index>(engine: SearchEngine<Index> | SearchInstance): void {
  const handle = createRequestHandler(engine, (reply: Reply) => self.postMessage(reply));
  self.addEventListener('message', ({data}: MessageEvent<Request>) => void handle(data));
}
