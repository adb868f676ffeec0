import type {ReactNode} from 'react';
import {ConfidenceText, isUnsure} from '../../../components/Confidence';
import type {DomainExhibit, Reading} from '../../../content/products/types';
import {DomainDefinition} from './DomainDefinition';
import styles from './DomainLife.module.css';

function Heard({title, text, confidence}: Reading & {title: string}): ReactNode {
  return (
    <p className={styles.heard} data-unsure={isUnsure(confidence) || undefined}>
      <span className={styles.label}>{title}</span> “{text}”{' '}
      <span className={styles.number}>
        <ConfidenceText value={confidence} />
      </span>
    </p>
  );
}

/** Renders a domain from its definition through training to ready, and how recognition changes. */
export function DomainLife({label, definition, id, steps, before, after}: DomainExhibit): ReactNode {
  return (
    <figure className={styles.exhibit} aria-label={label}>
      <DomainDefinition {...definition} />
      <div className={styles.life}>
        <Heard title="Before training it hears" {...before} />
        <ol className={styles.steps}>
          {steps.map(({call, status, state, text}) => (
            <li key={call} className={styles.step} data-state={state}>
              <p className={styles.call}>{call}</p>
              <p className={styles.status}>
                <span className={styles.label}>{id}</span> {status}
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <Heard title="Ready, it hears" {...after} />
      </div>
    </figure>
  );
}
