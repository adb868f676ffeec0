import type {ReactNode} from 'react';
import type {Perk} from '../../content/company/types';
import styles from './Perks.module.css';

/** What comes with the work, in a grid parted by hairlines. */
export function Perks({items}: {items: Perk[]}): ReactNode {
  return (
    <ul className={styles.perks} data-count="perks">
      {items.map(({title, text}) => (
        <li key={title} className={styles.perk}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
