import clsx from 'clsx';
import {ConfidenceText, isUnsure} from '../../components/Confidence';
import {Measure} from '../../components/Measure';
import styles from './HeardWords.module.css';

/** Renders recognized words, each with its confidence as a bar and a number. */
export function HeardWords({words}: {words: Record<string, number>}) {
  return (
    <ul className={clsx('cluster', styles.words)}>
      {Object.entries(words).map(([text, confidence]) => (
        <li
          key={text}
          className={clsx('stack gap-1 snug', styles.word)}
          data-unsure={isUnsure(confidence) || undefined}
        >
          <span className={clsx('ink medium amber tight', styles.text)}>{text}</span>
          <Measure value={confidence} unsure={isUnsure(confidence)} />
          <span className="muted mono tiny amber">
            <ConfidenceText value={confidence} />
          </span>
        </li>
      ))}
    </ul>
  );
}
