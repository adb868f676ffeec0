import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/Button';
import {Section} from '../../../components/Section';
import type {ProductsContent} from '../../../content/products/types';
import styles from './Prices.module.css';

/** Renders the prices in one line each, and a link to the pricing page. */
export function Prices({content}: {content: ProductsContent['prices']}): ReactNode {
  const {title, lead, items, link} = content;
  return (
    <Section id="prices" title={title} lead={lead} tone="ruled" layout="split">
      <dl className={styles.prices}>
        {items.map(({name, price, text}) => (
          <div key={name} className={styles.plan}>
            <dt>{name}</dt>
            <dd className={styles.price}>{price}</dd>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink variant="outline" size="large" to={link.href}>
        {link.title}
      </ButtonLink>
    </Section>
  );
}
