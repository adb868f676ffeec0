import {ownEngine} from './engine';
import type {Reply, Request} from './protocol';
import {createRequestHandler} from './requests';

const handle = createRequestHandler(ownEngine, (reply: Reply) => self.postMessage(reply));

self.addEventListener('message', ({data}: MessageEvent<Request>) => void handle(data));
