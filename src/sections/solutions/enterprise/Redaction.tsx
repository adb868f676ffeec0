import type {ReactNode} from 'react';
import {Exhibit} from '../../../components/Exhibit';
import {Tabs} from '../../../components/Tabs';
import type {EnterpriseContent} from '../../../content/solutions/types';
import styles from './Redaction.module.css';
import {redact} from './redact';

type Transcript = EnterpriseContent['transcript'];

function Lines({lines, mode, token}: Pick<Transcript, 'lines' | 'token'> & {mode?: string}): ReactNode {
  return (
    <ol className={styles.lines}>
      {lines.map(({speaker, parts}) => (
        <li key={parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')} className={styles.line}>
          <span className={styles.speaker}>{speaker}</span>
          <p>
            {parts.map((part) => {
              if (typeof part === 'string') return part;
              if (!mode) {
                return (
                  <span key={part.type} className={styles.personal}>
                    <mark>{part.text}</mark> <small>{part.type}</small>
                  </span>
                );
              }
              return (
                <span key={part.type} className={styles.redacted} data-mode={mode}>
                  <span className="visually-hidden">{`(${part.type} redacted) `}</span>
                  {redact(part.text, mode, token)}
                </span>
              );
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** One transcript as it was spoken, with its personal data named, and as each redaction mode would store it. */
export function Redaction({transcript}: {transcript: Transcript}): ReactNode {
  const {label, spoken, stored, lines, modes, token, caption} = transcript;
  return (
    <Exhibit label={label} caption={caption}>
      <div className={styles.columns}>
        <section className={styles.column} aria-labelledby="spoken">
          <h2 className={styles.heading} id="spoken">
            {spoken}
          </h2>
          <Lines lines={lines} token={token} />
        </section>
        <section className={styles.column} aria-labelledby="stored">
          <h2 className={styles.heading} id="stored">
            {stored}
          </h2>
          <Tabs
            label="Redaction mode"
            items={modes.map(({name, note}) => ({
              id: `redaction-${name}`,
              label: name,
              content: (
                <>
                  <Lines lines={lines} mode={name} token={token} />
                  <p className={styles.note}>{note}</p>
                </>
              ),
            }))}
          />
        </section>
      </div>
    </Exhibit>
  );
}
