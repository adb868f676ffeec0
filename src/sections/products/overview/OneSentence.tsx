import type {ReactNode} from 'react';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels} from '../../../components/Waveform/levels';
import type {SentenceExhibit} from '../../../content/products/types';
import styles from './OneSentence.module.css';

/** Renders a spoken sentence, and what each product returns for it. */
export function OneSentence({label, heard, returns}: SentenceExhibit): ReactNode {
  const levels = heard.text.split(' ').flatMap((word) => [...drawnLevels(word, word.length + 2), 0]);
  return (
    <figure className={styles.exhibit} aria-label={label}>
      <div className={styles.wave}>
        <Waveform levels={levels} />
      </div>
      <dl className={styles.returns}>
        {returns.map(({product, what, words}) => (
          <div key={product} className={styles.return}>
            <dt>
              {product} <span className={styles.what}>{what}</span>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
