import type {ReactNode} from 'react';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels} from '../../../components/Waveform/levels';
import styles from './figures.module.css';

const heard = [
  {text: 'book a table for four at nine', confidence: 0.91},
  {text: 'book a table for four at five', confidence: 0.62},
  {text: 'book a table before nine', confidence: 0.34},
];

const sound = 'book a table for four at nine'
  .split(' ')
  .flatMap((word) => [...drawnLevels(word, 2 * word.length + 1), 0]);

/** Renders the sound of one utterance, which fills the height of its cell, with its alternatives. */
export function Alternatives(): ReactNode {
  return (
    <div className={styles.alternatives} aria-hidden="true">
      <div className={styles.sound}>
        <Waveform levels={sound} />
      </div>
      {heard.map(({text, confidence}, index) => (
        <div key={text} className={styles.alternative} data-rank={index + 1}>
          <p>{text}</p>
          <meter className={styles.meter} min={0} max={1} low={0.8} optimum={1} value={confidence} />
          <span className={styles.number}>{confidence.toFixed(2)}</span>
        </div>
      ))}
      <p className={styles.ask}>“For nine o’clock, is that right?”</p>
    </div>
  );
}
