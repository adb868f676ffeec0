import {facts} from '../../facts';
import {createSandbox} from '../../sandbox';
import {announcement, reasons} from './copy';
import {type AssistantEvent, type AssistantState, nextState} from './machine';

/** A listener of the Web SDK's assistant that is called, with its argument as JSON. */
export interface Callback {
  name: 'state' | 'transcript' | 'response' | 'error';
  argument: string;
}

export interface Line {
  speaker: 'User' | 'Assistant';
  text: string;
}

/** An assistant with everything that has happened in its latest turn. */
export interface Turn {
  state: AssistantState;
  /** The state in which the latest event arrived; undefined before the first event. */
  previous?: AssistantState;
  /** What the latest event did, as a sentence. */
  outcome: string;
  /** The latest event, and the callbacks that it fired. */
  happened: string[];
  callbacks: Callback[];
  transcript: Line[];
  /** The message of an error that the screen shows. */
  message?: string;
}

interface Reply {
  response: {text: string};
}

/** One documented turn: what the user says, and the response that the sandbox returns to it. */
export const exchange = (() => {
  const sandbox = createSandbox();
  const call = sandbox.contract.rest.find(({id}) => id === 'converse');
  const request = call?.body?.example as {text: string};
  const {body} = sandbox.handle({
    method: 'POST',
    path: '/v1/assistant/converse',
    headers: {Authorization: 'Bearer simulated', 'Content-Type': 'application/json'},
    body: JSON.stringify(request),
  });
  const final = sandbox.contract.streams[0]?.receives.at(-1)?.example as {confidence: number};
  const reply = JSON.parse(String(body)) as Reply;
  return {heard: {text: request.text, confidence: final.confidence}, reply};
})();

const {messages} = facts.docs.assistant;

const callback = (name: Callback['name'], argument: unknown): Callback => ({
  name,
  argument: JSON.stringify(argument, null, 2),
});

/** Returns what an event adds to a turn, apart from its new state. */
function effectOf(event: AssistantEvent, turn: Turn): Partial<Pick<Turn, 'callbacks' | 'transcript' | 'message'>> {
  const {heard, reply} = exchange;
  switch (event) {
    case 'speech ends':
      return {callbacks: [callback('transcript', heard)], transcript: [{speaker: 'User', text: heard.text}]};
    case 'response arrives':
      return {
        callbacks: [callback('response', reply)],
        transcript: [{speaker: 'Assistant', text: reply.response.text}],
      };
    case 'no speech':
      return {callbacks: [callback('error', {code: 'no_speech'})], message: messages.no_speech};
    case 'error':
      return {callbacks: [callback('error', {code: 'network_error'})], message: messages.network_error};
    case 'say':
      return {transcript: [{speaker: 'Assistant', text: turn.message ?? announcement}]};
    default:
      return {};
  }
}

/** Returns an assistant after an event. An event that doesn't apply changes only the outcome, which says why. */
export function advance(turn: Turn, event: AssistantEvent): Turn {
  const from = turn.state;
  const to = nextState(from, event);
  if (!to) {
    const outcome = `Nothing happens. ${reasons[event]} The state is still ${from}.`;
    return {...turn, previous: from, outcome, happened: []};
  }
  const {callbacks = [], transcript = [], message} = effectOf(event, turn);
  const isNew = from === 'idle';
  const change = callback('state', to);
  const fired = message ? [change, ...callbacks] : [...callbacks, change];
  return {
    state: to,
    previous: from,
    outcome: `The state changes from ${from} to ${to}.`,
    happened: [event, ...fired.map(({name}) => name)],
    callbacks: [...(isNew ? [] : turn.callbacks), ...fired],
    transcript: [...(isNew ? [] : turn.transcript), ...transcript],
    message,
  };
}

const untouched: Turn = {state: 'idle', outcome: '', happened: [], callbacks: [], transcript: []};

/** A complete turn, back in `idle`: what the page shows before the first event. */
export const exampleTurn: Turn = {
  ...(['button', 'speech ends', 'response arrives', 'reply ends'] as const).reduce(advance, untouched),
  previous: undefined,
  outcome: '',
  happened: [],
};
