import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import type {PricingContent} from '../../../content/pricing/types';
import styles from './Billing.module.css';
import {BillingCycle} from './BillingCycle';

/** Renders the billing rules beside a drawing of one cycle, and the payment methods. */
export function Billing({content}: {content: PricingContent['billing']}): ReactNode {
  const {title, lead, changes, batch, payment} = content;
  return (
    <Section id="billing" title={title} lead={lead} tone="raised">
      <div className={styles.columns}>
        <dl className={styles.rules}>
          {[...changes, batch].map(({name, text}) => (
            <div key={name} className={styles.rule}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <BillingCycle content={content} />
      </div>
      <h3 className={styles.heading}>{payment.title}</h3>
      <dl className={styles.payment}>
        {payment.methods.map(({name, text}) => (
          <div key={name} className={styles.method}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
