import {nextStateBy, type Transition} from '../shared/StateLab/transitions';

/** The states of a domain's training. Before the first train call, v1 specifies no status. */
export const states = ['not trained', 'training', 'ready', 'failed'] as const;

export type TrainingState = (typeof states)[number];

/** Everything that can happen to a domain, as the diagram on the page names it. */
export type TrainingEvent = 'train call' | 'succeeds' | 'fails';

/** The transitions of the diagram on the page "Create a custom domain". A test compares the two. */
export const transitions: readonly Transition<TrainingState, TrainingEvent>[] = [
  {from: 'not trained', event: 'train call', to: 'training'},
  {from: 'training', event: 'succeeds', to: 'ready'},
  {from: 'training', event: 'fails', to: 'failed'},
];

/** Returns the state that an event leads to; undefined when the event doesn't apply. */
export const nextState = nextStateBy(transitions);
