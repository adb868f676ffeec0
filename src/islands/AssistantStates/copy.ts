import type {AssistantEvent, AssistantState} from './machine';

export const copy = {
  screen: 'What the screen shows',
  code: 'Code that this event concerns',
  callbacks: 'Callbacks in this turn',
} as const;

/** The labels of the events' buttons, by where the events come from. */
export const eventGroups: Record<string, Partial<Record<AssistantEvent, string>>> = {
  'From the user': {
    button: 'Press the button',
    'wake word': 'Say the wake word',
    'speech ends': 'Finish speaking',
    'no speech': 'Say nothing',
  },
  'From the service': {'response arrives': 'Response arrives', error: 'Connection fails', 'reply ends': 'Reply ends'},
  'From your code': {stop: 'stop()', say: 'say(text)'},
};

/** What each state means. */
export const meanings: Record<AssistantState, string> = {
  idle: 'No turn is in progress.',
  listening: 'The microphone is on.',
  processing: 'The response is being prepared.',
  speaking: 'The reply is playing.',
};

/** Why an event has no effect in a state that it doesn't apply to. */
export const reasons: Record<AssistantEvent, string> = {
  button: 'A turn is already in progress. In your app, make the same button call stop() during a turn.',
  'wake word': 'The assistant waits for the phrase only in idle.',
  say: 'say(text) works only in idle. Stop the turn first.',
  'speech ends': 'The assistant hears a command only in listening.',
  'no speech': 'The assistant waits for speech only in listening.',
  'response arrives': 'A response is requested only in processing.',
  error: 'No turn is in progress, so no call can fail.',
  'reply ends': 'A reply plays only in speaking.',
  stop: 'No turn is in progress. Whether stop() ends the wait for a wake word isn’t specified in v1.',
};

/** What the screen says in each state. */
export const statuses: Record<AssistantState, string> = {
  idle: 'Ready',
  listening: 'Listening',
  processing: 'Processing',
  speaking: 'Speaking',
};

/** What `say(text)` speaks when there is no error to report. */
export const announcement = 'Your timer is done.';
