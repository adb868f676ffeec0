import type {ReactNode} from 'react';
import {Waveform} from '../../../components/Waveform';
import styles from './figures.module.css';

const speech = Array.from({length: 42}, (_, index) =>
  Math.max(0.04, 0.9 * Math.abs(Math.sin(index * 0.42) * Math.sin(index / 6.5))),
);
/** The same speech with street noise: a fixed, irregular pattern, so every build draws the same picture. */
const noisy = speech.map((level, index) => Math.min(1, level * 0.7 + 0.28 + 0.22 * Math.sin(index * 12.9898)));

/** Renders the same words before and after the noise is removed. */
export function NoiseRemoved(): ReactNode {
  return (
    <div className={styles.noise} aria-hidden="true">
      <Waveform levels={noisy} tone="muted" />
      <Waveform levels={speech} tone="ink" />
    </div>
  );
}
