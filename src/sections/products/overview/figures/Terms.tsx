import type {ReactNode} from 'react';
import styles from './productFigures.module.css';

const fields = [
  ['terms', 'Presta valve, derailleur, Torx'],
  ['phrases', 'true the rear wheel · 0.8'],
  ['intents', 'part.find, job.add'],
  ['status', 'ready'],
] as const;

/** Renders a domain in a few lines. */
export function Terms(): ReactNode {
  return (
    <p className={styles.fields}>
      {fields.map(([name, value]) => (
        <span key={name} className={styles.field} data-field={name}>
          <span>{name}</span> {value}
        </span>
      ))}
    </p>
  );
}
