import type {ReactNode} from 'react';
import {Section} from '../../components/Section';
import type {ProductContent} from '../../content/products/types';
import styles from './SignalPath.module.css';

/** Renders how a product works: the stages from speech to result, each with its output. */
export function SignalPath({content}: {content: ProductContent['stages']}): ReactNode {
  return (
    <Section id="how-it-works" title={content.title} lead={content.lead} tone="raised">
      <ol className={styles.path}>
        {content.items.map(({title, text, gives}) => (
          <li key={title} className={styles.stage}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.gives}>{gives}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
