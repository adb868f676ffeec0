import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import type {EnterpriseContent} from '../../../content/solutions/types';
import styles from './Contract.module.css';

/** Renders the terms that a contract settles. */
export function Contract({content}: {content: EnterpriseContent['contract']}): ReactNode {
  return (
    <Section id="contract" title={content.title} lead={content.lead} tone="ruled" layout="split">
      <dl className={styles.rows}>
        {content.rows.map(({term, text}) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
