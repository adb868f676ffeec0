import {createAnswering} from './answering';
import type {Request} from './protocol';

const answer = createAnswering();

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  const reply = answer(data);
  if (reply) self.postMessage(reply);
});
