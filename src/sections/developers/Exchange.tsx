import type {ReactNode} from 'react';
import {CodeSample} from '../../components/CodeSample';
import {MoreLink} from '../../components/MoreLink';
import type {ExchangeContent} from '../../content/developers/types';
import styles from './Exchange.module.css';

/** Renders a request and its response, with the status between them, and a link to where it can be sent. */
export function Exchange({exchange}: {exchange: ExchangeContent}): ReactNode {
  const {label, request, status, answer, more} = exchange;
  return (
    <figure className={styles.exchange} aria-label={label}>
      <div className={styles.side}>
        <CodeSample {...request} />
      </div>
      <p className={styles.status}>{status}</p>
      <div className={styles.side}>
        <CodeSample {...answer} />
      </div>
      {more && <MoreLink {...more} />}
    </figure>
  );
}
