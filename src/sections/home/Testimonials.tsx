import type {ReactNode} from 'react';
import {Quote} from '../../components/Quote';
import {Section} from '../../components/Section';
import type {HomeContent} from '../../content/types';
import styles from './Testimonials.module.css';

/** Renders the testimonials with their authors. */
export function Testimonials({content}: {content: HomeContent['testimonials']}): ReactNode {
  const {title, stars, outOf, items} = content;
  return (
    <Section id="testimonials" title={title} tone="ruled" layout="split">
      <ul className={styles.grid} data-count="testimonials">
        {items.map(({id, ...quote}) => (
          <li key={id}>
            <Quote {...quote} stars={stars} outOf={outOf} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
