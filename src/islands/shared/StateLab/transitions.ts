/** A change of a state machine from one state to another. */
export interface Transition<State extends string, Event extends string> {
  from: State;
  event: Event;
  to: State;
}

/** Returns a function that returns the state an event leads to; undefined when the event doesn't apply. */
export const nextStateBy =
  <State extends string, Event extends string>(transitions: readonly Transition<State, Event>[]) =>
  (state: State, event: Event): State | undefined =>
    transitions.find((transition) => transition.from === state && transition.event === event)?.to;
