import type {Utterance} from './types';

/** What the home page's hero shows: one sentence, from its sound to its meaning. Sample content. */
export const heroUtterance: Utterance = {
  phrases: [
    {words: [{text: 'Remind', confidence: 0.99, levels: [0.14, 0.32, 0.65, 0.55, 0.79, 0.67, 0.45, 0.4, 0.12]}, {text: 'me', confidence: 0.98, levels: [0.32, 0.54, 0.55, 0.32]}, {text: 'to', confidence: 0.99, levels: [0.51, 0.61, 0.36]}]},
    {words: [{text: 'call', confidence: 0.97, levels: [0.25, 0.71, 0.78, 0.71, 0.72, 0.17]}], entity: {type: 'action', value: 'call', confidence: 0.97}},
    {words: [{text: 'Dana', confidence: 0.71, levels: [0.21, 0.39, 0.52, 0.59, 0.68, 0.77, 0.36, 0.18]}], entity: {type: 'person', value: 'Dana', confidence: 0.71}},
    {words: [{text: 'when', confidence: 0.98, levels: [0.25, 0.52, 0.77, 0.56, 0.42, 0.19]}, {text: 'I', confidence: 0.99, levels: [0.48, 0.74, 0.38]}]},
    {words: [{text: 'leave', confidence: 0.96, levels: [0.19, 0.43, 0.57, 0.89, 0.85, 0.55, 0.47, 0.18]}, {text: 'the', confidence: 0.98, levels: [0.41, 0.82, 0.63, 0.43]}, {text: 'office', confidence: 0.95, levels: [0.11, 0.35, 0.64, 0.55, 0.76, 0.56, 0.76, 0.64, 0.38, 0.17]}], entity: {type: 'trigger', value: 'leave the office', confidence: 0.95}},
  ],
  intent: {name: 'reminder.create', confidence: 0.97},
  answer: 'I will remind you when you leave the office. Did you mean Dana Reyes?',
};
