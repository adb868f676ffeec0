import {facts} from '../../facts';
import type {Moment} from './SessionRecorder';

/** What a user would see: a status, the words so far with their confidence, and a message. */
export interface Screen {
  status: string;
  text: string;
  confidence?: number;
  message?: string;
}

const {messages} = facts.docs.assistant;
const busy = 'The service is busy. Trying again.';

/** Returns the screen after one more moment. */
function next(screen: Screen, {kind, status, result}: Moment): Screen {
  switch (kind) {
    case 'open':
      return {...screen, status: 'Connecting'};
    case 'config':
      return {status: 'Listening', text: ''};
    case 'partial':
      return {status: 'Listening', text: '', ...result};
    case 'final':
      return {status: 'Recognized', text: '', ...result};
    case 'refused':
      return status === 429
        ? {status: 'Waiting', text: '', message: busy}
        : {status: 'Stopped', text: '', message: messages.default};
    case 'lost':
      return {status: 'Disconnected', text: '', message: messages.network_error};
    case 'close':
      return screen.text ? {...screen, status: 'Ready'} : {status: 'Ready', text: '', message: messages.no_speech};
    default:
      return screen;
  }
}

/** Returns what a user sees after these moments. */
export const screenAfter = (moments: Moment[]): Screen => moments.reduce(next, {status: 'Ready', text: ''});
