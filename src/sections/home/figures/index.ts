import type {ComponentType} from 'react';
import {Alternatives} from './Alternatives';
import {Greetings} from './Greetings';
import {NoiseRemoved} from './NoiseRemoved';
import {RequestLines} from './RequestLines';
import {TermWeights} from './TermWeights';
import {Voiceprints} from './Voiceprints';

/** The small figure of each feature by the feature's id. All are decorative. */
export const figures: Record<string, ComponentType> = {
  'advanced-voice-ai': Alternatives,
  multilingual: Greetings,
  'custom-domain-knowledge': TermWeights,
  'voice-biometrics': Voiceprints,
  'noise-cancellation': NoiseRemoved,
  'easy-integration': RequestLines,
};
