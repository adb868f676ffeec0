import {Fragment, type ReactNode} from 'react';
import type {ApiAccessContent, Reading} from '../../../content/developers/types';
import styles from './Readings.module.css';

/** Renders a reading, marking words that the other reading lacks. */
function Words({text, other}: {text: string; other: string}): ReactNode {
  const heard = new Set(other.split(' '));
  const words = text.split(' ').map((word, place) => ({id: `${place}-${word}`, word}));
  return words.map(({id, word}) => (
    <Fragment key={id}>{heard.has(word) ? word : <mark className={styles.doubt}>{word}</mark>} </Fragment>
  ));
}

function Row({reading, other, rank}: {reading: Reading; other: string; rank: number}): ReactNode {
  return (
    <li className={styles.reading} data-rank={rank} data-unsure={rank > 1 || undefined}>
      <p className={styles.words}>
        <Words text={reading.transcript} other={other} />
      </p>
      <meter className={styles.meter} min={0} max={1} value={reading.confidence} aria-label="Confidence" />
      <span className={styles.number}>{reading.confidence.toFixed(2)}</span>
    </li>
  );
}

/** Renders both readings of a response with their confidences, and marks the word that differs. */
export function Readings({readings}: {readings: ApiAccessContent['exchange']['readings']}): ReactNode {
  const {title, first, alternatives, note} = readings;
  return (
    <div className={styles.readings}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.list}>
        <Row reading={first} other={alternatives[0]?.transcript ?? first.transcript} rank={1} />
        {alternatives.map((reading, index) => (
          <Row key={reading.transcript} reading={reading} other={first.transcript} rank={index + 2} />
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
