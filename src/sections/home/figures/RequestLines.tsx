import type {ReactNode} from 'react';
import styles from './figures.module.css';

const lines = [
  ['POST', '/v1/recognize'],
  ['audio', 'meeting.wav'],
  ['200', '{"results": [{"text": "schedule a meeting …", "confidence": 0.94}]}'],
] as const;

/** Renders a request and its response. */
export function RequestLines(): ReactNode {
  return (
    <p className={styles.request} aria-hidden="true">
      {lines.map(([key, value]) => (
        <span key={key}>
          <b>{key}</b> {value}
        </span>
      ))}
    </p>
  );
}
