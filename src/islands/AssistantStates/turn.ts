import {facts} from '../../facts';
import {createSandbox} from '../../sandbox';
import {announcement, reasons} from './copy';
import {type AssistantEvent, type AssistantState, nextState} from './machine';

/** A listener of the Web SDK's assistant that is called, with its argument as JSON. */
export interface Callback {
  name: 'state' | 'transcript' | 'response' | 'error';
  argument: string;
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
  /** What the screen shows: the latest words, or the message of an error. */
  words: string;
  /** The message of an error, which `say` speaks. */
  message?: string;
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
  const reply = JSON.parse(String(body)) as {response: {text: string}};
  return {heard: {text: request.text, confidence: final.confidence}, reply};
})();

const {messages} = facts.docs.assistant;

const callback = (name: Callback['name'], argument: unknown): Callback => ({
  name,
  argument: JSON.stringify(argument, null, 2),
});

const failure = (code: 'no_speech' | 'network_error') => ({
  callbacks: [callback('error', {code})],
  message: messages[code],
});

/** Returns what an event adds to a turn, apart from its new state. */
function effectOf(event: AssistantEvent, turn: Turn): Partial<Pick<Turn, 'callbacks' | 'words' | 'message'>> {
  const {heard, reply} = exchange;
  switch (event) {
    case 'speech ends':
      return {callbacks: [callback('transcript', heard)], words: heard.text};
    case 'response arrives':
      return {callbacks: [callback('response', reply)], words: reply.response.text};
    case 'no speech':
      return failure('no_speech');
    case 'error':
      return failure('network_error');
    case 'say':
      return {words: turn.message ?? announcement};
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
  const isNew = from === 'idle';
  const {callbacks = [], message, words = isNew ? '' : turn.words} = effectOf(event, turn);
  const change = callback('state', to);
  const fired = message ? [change, ...callbacks] : [...callbacks, change];
  return {
    state: to,
    previous: from,
    outcome: `The state changes from ${from} to ${to}.`,
    happened: [event, ...fired.map(({name}) => name)],
    callbacks: [...(isNew ? [] : turn.callbacks), ...fired],
    words: message ?? words,
    message,
  };
}

const untouched: Turn = {state: 'idle', outcome: '', happened: [], callbacks: [], words: ''};

/** A complete turn, back in `idle`: what the page shows before the first event. */
export const exampleTurn: Turn = {
  ...(['button', 'speech ends', 'response arrives', 'reply ends'] as const).reduce(advance, untouched),
  previous: undefined,
  outcome: '',
  happened: [],
};
