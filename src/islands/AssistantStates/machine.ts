/** The states of an assistant, in the order in which a turn passes through them. */
export const states = ['idle', 'listening', 'processing', 'speaking'] as const;

export type AssistantState = (typeof states)[number];

/** Everything that can happen to an assistant, as the diagram on the page names it. */
export type AssistantEvent =
  | 'button'
  | 'wake word'
  | 'say'
  | 'speech ends'
  | 'no speech'
  | 'response arrives'
  | 'error'
  | 'reply ends'
  | 'stop';

/** The transitions of the diagram on the page "Build a voice assistant". A test compares the two. */
export const transitions: {from: AssistantState; event: AssistantEvent; to: AssistantState}[] = [
  {from: 'idle', event: 'button', to: 'listening'},
  {from: 'idle', event: 'wake word', to: 'listening'},
  {from: 'idle', event: 'say', to: 'speaking'},
  {from: 'listening', event: 'speech ends', to: 'processing'},
  {from: 'listening', event: 'no speech', to: 'idle'},
  {from: 'listening', event: 'error', to: 'idle'},
  {from: 'listening', event: 'stop', to: 'idle'},
  {from: 'processing', event: 'response arrives', to: 'speaking'},
  {from: 'processing', event: 'error', to: 'idle'},
  {from: 'processing', event: 'stop', to: 'idle'},
  {from: 'speaking', event: 'reply ends', to: 'idle'},
  {from: 'speaking', event: 'error', to: 'idle'},
  {from: 'speaking', event: 'stop', to: 'idle'},
];

/** Returns the state that an event leads to; undefined when the event doesn't apply. */
export const nextState = (state: AssistantState, happened: AssistantEvent): AssistantState | undefined =>
  transitions.find(({from, event}) => from === state && event === happened)?.to;
