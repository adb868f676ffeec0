import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import type {MobileAppsContent} from '../../../content/solutions/types';
import styles from './Failures.module.css';

/** Renders the documented message for each failure at the size at which users read it. */
export function Failures({content}: {content: MobileAppsContent['failures']}): ReactNode {
  return (
    <Section id="failures" title={content.title} lead={content.lead} tone="ruled">
      <ul className={styles.failures}>
        {content.items.map(({code, message, advice}) => (
          <li key={code} className={styles.failure}>
            <code className={styles.code}>{code}</code>
            <p className={styles.message}>{message}</p>
            <p className={styles.advice}>{advice}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
