import clsx from 'clsx';
import {isUnsure} from '../../components/Confidence';
import {Waveform} from '../../components/Waveform';
import {levelsAbove} from '../../components/Waveform/levels';
import type {HeardWord} from '../../components/Waveform/simulateRecognition';
import styles from './SpokenWords.module.css';

/** Renders words in a row, each below its sound, and the silence after them. The font size sets the size of all. */
export function SpokenWords({words}: {words: HeardWord[]}) {
  return (
    <ol className={styles.words}>
      {words.map(({text, confidence, levels}) => (
        <li key={text} className="stack gap-0" data-unsure={isUnsure(confidence) || undefined}>
          <span className={styles.wave}>
            <Waveform levels={levelsAbove(text, levels)} tone={isUnsure(confidence) ? 'low' : 'gradient'} evenPitch />
          </span>
          <span className={clsx('ink semibold amber', styles.text)}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
