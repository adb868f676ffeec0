import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import type {CustomerServiceContent} from '../../../content/solutions/types';
import styles from './Claims.module.css';

/** Renders the company's claims, each with how a reader can check it. */
export function Claims({content}: {content: CustomerServiceContent['claims']}): ReactNode {
  return (
    <Section id="claims" title={content.title} lead={content.lead} tone="raised">
      <ul className={styles.claims}>
        {content.items.map(({figure, claim, check}) => (
          <li key={claim} className={styles.claim}>
            <h3 className={styles.title}>
              <span className={styles.figure}>{figure}</span> {claim}
            </h3>
            <p className={styles.check}>{check}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
