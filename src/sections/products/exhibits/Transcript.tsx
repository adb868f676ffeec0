import type {ReactNode} from 'react';
import {ConfidenceText, isUnsure} from '../../../components/Confidence';
import type {TranscriptExhibit, TranscriptLine} from '../../../content/products/types';
import {HeardWords} from '../HeardWords';
import {Alternatives} from './Alternatives';
import {RecordingTrack} from './RecordingTrack';
import styles from './Transcript.module.css';

function Line({start, end, words, confidence, alternatives, question}: TranscriptLine): ReactNode {
  return (
    <li className={styles.line} data-unsure={isUnsure(confidence) || undefined}>
      <p className={styles.time}>
        {start.toFixed(1)}–{end.toFixed(1)} s
      </p>
      <HeardWords words={words} />
      <p className={styles.total}>
        <span className={styles.label}>Result</span> <ConfidenceText value={confidence} />
      </p>
      {alternatives && <Alternatives readings={alternatives} question={question} />}
    </li>
  );
}

/** Renders a recording and its transcript: the confidence of each word, and alternatives where there are any. */
export function Transcript({label, file, seconds, language, lines}: TranscriptExhibit): ReactNode {
  return (
    <figure className={styles.transcript} aria-label={label}>
      <figcaption className={styles.source}>
        <span>{file}</span> <span>{language}</span> <span>{seconds.toFixed(1)} s</span>
      </figcaption>
      <RecordingTrack lines={lines} seconds={seconds} />
      <ol className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.start} {...line} />
        ))}
      </ol>
    </figure>
  );
}
