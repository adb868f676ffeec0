import type {ReactNode} from 'react';
import {LinkCard} from '../../../components/Card';
import {Section} from '../../../components/Section';
import type {ProductsContent} from '../../../content/products/types';
import styles from './Cards.module.css';
import {figures} from './figures';

/** Renders a card for each product with a figure of what it returns. */
export function Cards({content}: {content: ProductsContent['cards']}): ReactNode {
  return (
    <Section id="choose" title={content.title} lead={content.lead} tone="raised">
      <div className={styles.cards}>
        {content.items.map(({title, text, href, figure}) => {
          const Figure = figures[figure];
          return (
            <LinkCard key={href} title={title} text={text} to={href}>
              <div className={styles.figure} aria-hidden="true">
                <Figure />
              </div>
            </LinkCard>
          );
        })}
      </div>
    </Section>
  );
}
