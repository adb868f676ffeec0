import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders numbered steps. */
export function Steps({items}: {items: {title: string; text: ReactNode}[]}) {
  return (
    <ol className={styles.steps}>
      {items.map(({title, text}) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <div className={clsx('muted', styles.text)}>{text}</div>
        </li>
      ))}
    </ol>
  );
}
