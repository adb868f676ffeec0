import type {ReactNode} from 'react';
import type {EnterpriseContent, PersonalSpan} from '../../../content/solutions/types';
import styles from './Redaction.module.css';
import {redact} from './redact';

type LinesProps = Pick<EnterpriseContent['transcript'], 'lines' | 'token'> & {
  /** The redaction mode. Without one, the lines are shown as they were spoken. */
  mode?: string;
};

function Personal({type, text}: PersonalSpan): ReactNode {
  return (
    <span className={styles.personal}>
      <mark>{text}</mark> <small>{type}</small>
    </span>
  );
}

function Redacted({type, text, mode, token}: PersonalSpan & {mode: string; token: string}): ReactNode {
  return (
    <span className={styles.redacted} data-mode={mode}>
      <span className="visually-hidden">{`(${type} redacted) `}</span>
      {redact(text, mode, token)}
    </span>
  );
}

/** Renders a transcript's lines with its personal data labeled, or as a redaction mode stores them. */
export function Lines({lines, mode, token}: LinesProps): ReactNode {
  return (
    <ol className={styles.lines}>
      {lines.map(({speaker, parts}) => (
        <li key={parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')} className={styles.line}>
          <span className={styles.speaker}>{speaker}</span>
          <p>
            {parts.map((part) => {
              if (typeof part === 'string') return part;
              return mode ? (
                <Redacted key={part.type} {...part} mode={mode} token={token} />
              ) : (
                <Personal key={part.type} {...part} />
              );
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}
