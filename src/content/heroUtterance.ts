import type {Utterance} from './types';

/** The utterance in the home page's hero, from sound to meaning. Sample content. */
export const heroUtterance: Utterance = {
  phrases: [
    {
      words: [
        {
          text: 'Remind',
          confidence: 0.99,
          levels: [
            0.12, 0.26, 0.46, 0.43, 0.52, 0.63, 0.49, 0.69, 0.78, 0.88, 0.5, 0.6, 0.47, 0.79, 0.67, 0.34, 0.6, 0.47,
            0.27, 0.13,
          ],
        },
        {text: 'me', confidence: 0.98, levels: [0.15, 0.26, 0.57, 0.44, 0.55, 0.58, 0.43, 0.55, 0.39, 0.26]},
        {text: 'to', confidence: 0.99, levels: [0.25, 0.53, 0.63, 0.8, 0.69, 0.53, 0.66, 0.34]},
      ],
    },
    {
      words: [
        {
          text: 'call',
          confidence: 0.97,
          levels: [0.2, 0.37, 0.39, 0.44, 0.54, 0.47, 0.87, 0.67, 0.88, 0.58, 0.75, 0.57, 0.2, 0.13],
        },
      ],
      entity: {type: 'action', value: 'call', confidence: 0.97},
    },
    {
      words: [
        {
          text: 'Dana',
          confidence: 0.71,
          levels: [
            0.17, 0.26, 0.52, 0.44, 0.38, 0.68, 0.81, 0.58, 0.5, 0.63, 0.95, 0.8, 0.44, 0.45, 0.33, 0.25, 0.33, 0.1,
          ],
        },
      ],
      entity: {type: 'person', value: 'Dana', confidence: 0.71},
    },
    {
      words: [
        {
          text: 'when',
          confidence: 0.98,
          levels: [0.17, 0.31, 0.35, 0.66, 0.46, 0.77, 0.51, 0.68, 0.54, 0.53, 0.76, 0.56, 0.27, 0.21],
        },
        {text: 'I', confidence: 0.99, levels: [0.19, 0.44, 0.81, 0.79, 0.5, 0.87, 0.37, 0.2]},
      ],
    },
    {
      words: [
        {
          text: 'leave',
          confidence: 0.96,
          levels: [
            0.16, 0.23, 0.32, 0.32, 0.38, 0.66, 0.54, 0.76, 0.65, 0.7, 0.95, 0.66, 0.66, 0.71, 0.36, 0.28, 0.35, 0.16,
          ],
        },
        {text: 'the', confidence: 0.98, levels: [0.17, 0.31, 0.66, 0.89, 0.55, 0.96, 0.86, 0.61, 0.39, 0.15]},
        {
          text: 'office',
          confidence: 0.95,
          levels: [
            0.07, 0.31, 0.26, 0.48, 0.4, 0.69, 0.66, 0.55, 0.52, 0.83, 0.49, 0.57, 0.74, 0.87, 0.71, 0.51, 0.73, 0.38,
            0.26, 0.27, 0.22, 0.08,
          ],
        },
      ],
      entity: {type: 'trigger', value: 'leave the office', confidence: 0.95},
    },
  ],
  intent: {name: 'reminder.create', confidence: 0.97},
  answer: 'I will remind you when you leave the office. Did you mean Dana Reyes?',
};
