import {type ReactNode, useId} from 'react';
import {confidenceThreshold} from '../../../components/Confidence';
import {drawnLevels} from '../../../components/Waveform/levels';
import type {TranscriptLine} from '../../../content/products/types';
import styles from './RecordingTrack.module.css';

const barsPerSecond = 18;
const step = 6;
const height = 96;

interface Bar {
  x: number;
  half: number;
  unsure: boolean;
}

/** Returns the bars of an utterance. Each word's share of the time depends on its length. */
function barsOf({start, end, words}: TranscriptLine): Bar[] {
  const letters = words.reduce((sum, {text}) => sum + text.length + 1, 0);
  const perLetter = ((end - start) * barsPerSecond) / letters;
  let at = start * barsPerSecond;
  return words.flatMap(({text, confidence}) => {
    const first = Math.round(at);
    at += (text.length + 1) * perLetter;
    return drawnLevels(text, Math.max(2, Math.round(at) - first - 1)).map((level, index) => ({
      x: (first + index) * step + step / 2,
      half: 1 + level * (height / 2 - 4),
      unsure: confidence < confidenceThreshold,
    }));
  });
}

const pathOf = (bars: Bar[]) =>
  bars.map(({x, half}) => `M${x} ${(height / 2 - half).toFixed(1)}v${(half * 2).toFixed(1)}`).join('');

/** Renders a recording as amplitude bars, amber where a word has low confidence. */
export function RecordingTrack({lines, seconds}: {lines: TranscriptLine[]; seconds: number}): ReactNode {
  const gradient = useId();
  const width = seconds * barsPerSecond * step;
  const bars = lines.flatMap(barsOf);
  return (
    <svg className={styles.track} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2={width}>
          <stop offset="0" className={styles.start} />
          <stop offset="1" className={styles.end} />
        </linearGradient>
      </defs>
      <path className={styles.silence} d={`M0 ${height / 2}H${width}`} />
      <path stroke={`url(#${gradient})`} d={pathOf(bars.filter(({unsure}) => !unsure))} />
      <path className={styles.unsure} d={pathOf(bars.filter(({unsure}) => unsure))} />
    </svg>
  );
}
