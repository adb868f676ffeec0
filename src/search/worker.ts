import {createAnswering} from './answering';
import type {Reply, Request} from './protocol';

const answer = createAnswering((reply: Reply) => self.postMessage(reply));

self.addEventListener('message', ({data}: MessageEvent<Request>) => void answer(data));
