import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import {Measure} from '../../components/Measure';
import {SpokenWords} from '../../components/SpokenWords';
import {Waveform} from '../../components/Waveform';
import styles from './featureFigures.module.css';

const alternatives = [
  {text: 'book a table for four at nine', confidence: 0.91},
  {text: 'book a table for four at five', confidence: 0.62},
  {text: 'book a table before nine', confidence: 0.34},
];

const words = 'book a table for four at nine'
  .split(' ')
  .map((text): [string, number] => [text, text === 'nine' ? 0.71 : 0.96]);

const greetings = {
  en: 'Hello',
  fr: 'Bonjour',
  es: 'Hola',
  tr: 'Merhaba',
  de: 'Hallo',
  it: 'Ciao',
  pt: 'Olá',
  sv: 'Hej',
  fi: 'Moi',
};

const termWeights = {'torque wrench': 0.9, 'M8 flange bolt': 0.7, 'cam follower': 0.5};

const request = [
  ['POST', '/v1/recognize'],
  ['audio', 'meeting.wav'],
  ['200', '{"results": [{"text": "schedule a meeting …", "confidence": 0.94}]}'],
] as const;

const speech = Array.from({length: 42}, (_, index) =>
  Math.max(0.04, 0.9 * Math.abs(Math.sin(index * 0.42) * Math.sin(index / 6.5))),
);
/** The same speech with street noise: a fixed, irregular pattern, so every build draws the same picture. */
const noisy = speech.map((level, index) => Math.min(1, level * 0.7 + 0.28 + 0.22 * Math.sin(index * 12.9898)));

/** Returns a voice as a closed curve: the radius at each angle follows a few overtones. */
function voiceprint(overtones: number[], scale: number): string {
  const points = Array.from({length: 72}, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    const wobble = overtones.reduce((sum, depth, order) => sum + depth * Math.sin(angle * (order + 2) + order), 0);
    const radius = scale * (1 + wobble);
    return `${(60 + radius * Math.cos(angle)).toFixed(1)} ${(52 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The small figure of each feature by the feature's title. All are decorative. */
export const figures: Record<string, ReactNode> = {
  'Advanced voice AI': (
    <div className="stack gap-4 container">
      {alternatives.map(({text, confidence}, index) => (
        <div
          key={text}
          className={clsx('center muted stack', styles.alternative)}
          data-unsure={isUnsure(confidence) || undefined}
        >
          <p className="whole-row">{index === 0 ? <SpokenWords words={words} /> : text}</p>
          <Measure value={confidence} unsure={isUnsure(confidence)} />
          <Confidence value={confidence} />
        </div>
      ))}
      <p className={clsx('callout ink mt-2', styles.asks)}>“For nine o’clock, is that right?”</p>
    </div>
  ),
  Multilingual: (
    <p className={clsx('grid muted medium small snug', styles.greetings)}>
      {Object.entries(greetings).map(([language, greeting]) => (
        <span key={language} lang={language}>
          {greeting}
        </span>
      ))}
    </p>
  ),
  'Custom domain knowledge': (
    <div className="stack ink mono tiny">
      {Object.entries(termWeights).map(([term, weight]) => (
        <div key={term} className={clsx('stack gap-1', styles.term)}>
          {term}
          <Measure value={weight} />
        </div>
      ))}
    </div>
  ),
  'Voice biometrics': (
    <svg className={clsx('stroke-muted', styles.voiceprints)} viewBox="18 2 90 92" aria-hidden="true">
      {[40, 35, 29, 23, 17, 11].map((scale) => (
        <path key={scale} d={voiceprint([0.13, 0.07, 0.11, 0.03], scale)} />
      ))}
    </svg>
  ),
  'Noise cancellation': (
    <div className={clsx('grid', styles.noise)}>
      <Waveform levels={noisy} tone="muted" />
      <Waveform levels={speech} tone="ink" />
    </div>
  ),
  'Easy integration': (
    <p className={clsx('on-ink stack gap-1 mono tiny border rounded overflow-hidden', styles.request)}>
      {request.map(([key, value]) => (
        <span key={key}>
          <b>{key}</b> {value}
        </span>
      ))}
    </p>
  ),
};
