import type {ReactNode} from 'react';
import {Section} from '../../components/Section';
import type {ProductContent} from '../../content/products/types';
import styles from './ProductFeatures.module.css';

/** Renders a product's features, one line each or as a grid, with the option or call that controls it. */
export function Features({content}: {content: ProductContent['features']}): ReactNode {
  return (
    <Section id="features" title={content.title} lead={content.lead}>
      <ul className={styles.features} data-layout={content.layout}>
        {content.items.map(({title, text, option}) => (
          <li key={title} className={styles.feature}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <code className={styles.option}>{option}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}
