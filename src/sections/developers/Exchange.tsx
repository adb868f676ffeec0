import type {ReactNode} from 'react';
import {CodeSample} from '../../components/CodeSample';
import type {ExchangeContent} from '../../content/developers/types';
import styles from './Exchange.module.css';

/** Renders a request and its response, with the status between them. */
export function Exchange({exchange}: {exchange: ExchangeContent}): ReactNode {
  const {label, request, status, answer} = exchange;
  return (
    <figure className={styles.exchange} aria-label={label}>
      <div className={styles.side}>
        <CodeSample {...request} />
      </div>
      <p className={styles.status}>{status}</p>
      <div className={styles.side}>
        <CodeSample {...answer} />
      </div>
    </figure>
  );
}
