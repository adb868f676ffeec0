import type {ReactNode} from 'react';
import type {CompanyFigure} from '../../../content/company/types';
import styles from './Figures.module.css';

/** Renders the figures that the company states about itself. */
export function Figures({items}: {items: CompanyFigure[]}): ReactNode {
  return (
    <dl className={styles.figures}>
      {items.map(({figure, text}) => (
        <div key={text} className={styles.row}>
          <dt className={styles.text}>{text}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
