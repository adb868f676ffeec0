import type {EventGroup} from '../shared/StateLab';
import type {TrainingEvent, TrainingState} from './machine';

export const copy = {
  name: 'Training states, interactive',
  instruction: 'Choose an event. Those that apply in the current state are highlighted. Nothing is sent.',
  create: 'Create another domain',
  clock: 'Simulated time of day',
  pace: 'One second here is five minutes of training. Version 1 doesn’t specify how long training takes.',
  status: 'What the domain call returns',
  use: 'What a parse call with this domain returns',
  own: 'Version 1 doesn’t specify this error. Codes that begin with mock_ are the simulation’s own. The details are left out here.',
} as const;

/** Where each event comes from, and the label of its button. */
export const eventGroups: EventGroup<TrainingEvent>[] = [
  {source: 'From your code', events: [{event: 'train call', label: 'Send the train call'}]},
  {
    source: 'From the service',
    events: [
      {event: 'succeeds', label: 'Training succeeds'},
      {event: 'fails', label: 'Training fails'},
    ],
  },
];

/** What each state means, and what to do in it. */
export const meanings: Record<TrainingState, string> = {
  'not trained': 'The domain has been created. Send the train call.',
  training: 'Training is in progress. Wait, and check again.',
  ready: 'Training succeeded. Send the ID as domain.',
  failed: 'Training failed. Check the definition, and create a new domain from it.',
};

const notTraining = 'The domain isn’t in training.';

/** Why an event has no effect in a state that it doesn’t apply to. */
export const reasons: Record<TrainingEvent, Partial<Record<TrainingState, string>>> = {
  'train call': {
    training: 'The domain is already in training. Don’t send another train call in the meantime.',
    ready: 'Version 1 doesn’t specify another train call. To improve the domain, create and train a new one.',
    failed: 'Version 1 doesn’t specify another train call. Correct the definition, and create and train a new domain.',
  },
  succeeds: {'not trained': notTraining, ready: notTraining, failed: notTraining},
  fails: {'not trained': notTraining, ready: notTraining, failed: notTraining},
};

export const outcomes = {
  first: 'A domain has been created.',
  another: 'Another domain has been created.',
} as const;
