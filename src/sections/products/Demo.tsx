import type {ReactNode} from 'react';
import {MoreLink} from '../../components/MoreLink';
import type {ProductContent} from '../../content/products/types';
import {Island} from '../../islands/Island';
import styles from './Demo.module.css';

/** Renders the demo of a product below an unobtrusive heading, and a link to more. */
export function Demo({title, more}: NonNullable<ProductContent['demo']>): ReactNode {
  return (
    <section className={styles.demo} aria-labelledby="try">
      <h2 className={styles.title} id="try">
        {title}
      </h2>
      <Island name="ListenDemo" when="visible" props={{}} />
      <MoreLink {...more} />
    </section>
  );
}
