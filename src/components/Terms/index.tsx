import clsx from 'clsx';
import styles from './styles.module.css';

/** Renders names of settings or messages, each with its description. */
export function Terms({items}: {items: Record<string, string>}) {
  return (
    <dl>
      {Object.entries(items).map(([term, text]) => (
        <div key={term} className={clsx('stack gap-1 small', styles.item)}>
          <dt className="ink mono">{term}</dt>
          <dd className={clsx('muted', styles.text)}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
