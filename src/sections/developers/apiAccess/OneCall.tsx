import type {ReactNode} from 'react';
import {CodeSample} from '../../../components/CodeSample';
import {Exhibit} from '../../../components/Exhibit';
import {Terms} from '../../../components/Terms';
import type {ApiAccessContent} from '../../../content/developers/types';
import {Island} from '../../../islands/Island';
import styles from './OneCall.module.css';
import {Readings} from './Readings';

/** Renders the documented sample call: request and response side by side, its console, and what the response means. */
export function OneCall({exchange}: {exchange: ApiAccessContent['exchange']}): ReactNode {
  const {title, label, operation, request, notes, status, answer, readings} = exchange;
  return (
    <Exhibit label={label}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.call}>
        <div className={styles.side}>
          <CodeSample {...request} />
          <Terms items={notes} />
        </div>
        <div className={styles.side}>
          <CodeSample {...answer} title={`${answer.title}: ${status}`} />
        </div>
      </div>
      <div className={styles.console}>
        <Island name="ApiConsole" when="reached" props={{operation}} />
      </div>
      <Readings readings={readings} />
    </Exhibit>
  );
}
