import clsx from 'clsx';
import styles from './styles.module.css';

/** Renders names of settings or messages, each with its description. */
export function Terms({items}: {items: Record<string, string>}) {
  return (
    <dl className="level">
      {Object.entries(items).map(([term, text]) => (
        <div key={term} className={clsx('py-4 stack gap-1 small', styles.item)}>
          <dt className="ink mono">{term}</dt>
          <dd className="balance muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
