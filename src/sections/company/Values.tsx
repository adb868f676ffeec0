import type {ReactNode} from 'react';
import {MoreLink} from '../../components/MoreLink';
import type {Value} from '../../content/company/types';
import styles from './Values.module.css';

/** Renders the company's values, each with a link that lets readers check it. */
export function Values({items}: {items: Value[]}): ReactNode {
  return (
    <ul className={styles.values} data-count="values">
      {items.map(({title, text, proof}) => (
        <li key={title} className={styles.value}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.words}>
            <p>{text}</p>
            <MoreLink {...proof} />
          </div>
        </li>
      ))}
    </ul>
  );
}
