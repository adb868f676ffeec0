import type {ReactNode} from 'react';
import type {DeviceChange} from '../../../content/solutions/types';
import styles from './Sentence.module.css';

/** Renders a device and what a phrase does to it, or that it stays as it is. */
export function Device({device, from, to}: DeviceChange): ReactNode {
  return (
    <li className={styles.device} data-kept={to ? undefined : ''}>
      <span className={styles.name}>{device}</span>
      {to ? (
        <span className={styles.change}>
          <span className={styles.from}>
            <span className="visually-hidden">from </span>
            {from}
          </span>
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> to </span>
          <b>{to}</b>
        </span>
      ) : (
        <span className={styles.change}>
          stays <b>{from}</b>
        </span>
      )}
    </li>
  );
}
