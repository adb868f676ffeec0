import type {AssistantEvent, AssistantState} from './machine';

export const copy = {
  screen: 'What the screen shows',
  code: 'Code that this event concerns',
  callbacks: 'Callbacks in this turn',
  transcript: 'Transcript of this turn',
} as const;

/** Where each event comes from, and the label of its button. */
export const eventGroups: {source: string; events: {event: AssistantEvent; label: string}[]}[] = [
  {
    source: 'From the user',
    events: [
      {event: 'button', label: 'Press the button'},
      {event: 'wake word', label: 'Say the wake word'},
      {event: 'speech ends', label: 'Finish speaking'},
      {event: 'no speech', label: 'Say nothing'},
    ],
  },
  {
    source: 'From the service',
    events: [
      {event: 'response arrives', label: 'Response arrives'},
      {event: 'error', label: 'Connection fails'},
      {event: 'reply ends', label: 'Reply ends'},
    ],
  },
  {
    source: 'From your code',
    events: [
      {event: 'stop', label: 'stop()'},
      {event: 'say', label: 'say(text)'},
    ],
  },
];

/** What each state means. */
export const meanings: Record<AssistantState, string> = {
  idle: 'No turn is in progress.',
  listening: 'The microphone is on.',
  processing: 'Speech has ended. The response is being prepared.',
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
  stop: "No turn is in progress. Whether stop() ends the wait for a wake word isn't specified in v1.",
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
