import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface FeatureListProps {
  items: {title: string; text: string}[];
  /** The level of the items' headings. */
  level?: 3 | 4;
}

/** Renders short texts with headings in columns with hairlines. */
export function FeatureList({items, level = 3}: FeatureListProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list}>
      {items.map(({title, text}) => (
        <li key={title} className={styles.item}>
          <Heading className={styles.title}>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
