import {buildSearch} from './engine';
import type {Request} from './protocol';
import {createRequestHandler} from './requests';

const handle = createRequestHandler(buildSearch, (reply) => self.postMessage(reply));
self.addEventListener('message', ({data}: MessageEvent<Request>) => void handle(data));
