import type {ReactNode} from 'react';
import {Waveform} from '../../../../components/Waveform';
import {drawnLevels} from '../../../../components/Waveform/levels';
import {HeardWords} from '../../HeardWords';
import styles from './productFigures.module.css';

const heard = [
  {text: 'meet', confidence: 0.98},
  {text: 'me', confidence: 0.99},
  {text: 'at', confidence: 0.97},
  {text: 'Pier', confidence: 0.62},
  {text: 'nineteen', confidence: 0.94},
];

/** Renders speech, and its words with their confidences. */
export function Words(): ReactNode {
  return (
    <>
      <div className={styles.wave}>
        <Waveform levels={heard.flatMap(({text}) => [...drawnLevels(text, text.length * 2 + 3), 0])} />
      </div>
      <HeardWords words={heard} />
    </>
  );
}
