import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import type {ApiAccessContent} from '../../../content/developers/types';
import styles from './ApiFeatures.module.css';

/** Renders the features of the API, each with a line of a request or response that shows it. */
export function Features({content}: {content: ApiAccessContent['features']}): ReactNode {
  return (
    <Section id="features" title={content.title} lead={content.lead} tone="raised" layout="split">
      <ul className={styles.features}>
        {content.items.map(({title, text, proof}) => (
          <li key={title} className={styles.feature}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <code className={styles.proof}>{proof}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}
