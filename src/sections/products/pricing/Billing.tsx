import clsx from 'clsx';
import {Fragment} from 'react';
import {ItemList} from '../../../components/ItemList';
import {Section} from '../../../components/Section';
import type {pricingContent} from '../../../content/pricing/pricingPage';
import styles from './Billing.module.css';

/**
 * Renders the billing rules beside a drawing of one cycle to scale (when a change of plan takes effect, and how many
 * requests a batch is), and the payment methods.
 */
export function Billing({title, lead, payment, marks, changes, batch}: (typeof pricingContent)['billing']) {
  return (
    <Section id="billing" title={title} lead={lead} tone="raised">
      <div className={clsx('center stack beside gap-y-10 unbroken', styles.columns)}>
        <ItemList as="dl" className={styles.rules} flush items={[...changes, batch]} />
        <div className="stack gap-2" aria-hidden="true">
          <div className="stack gap-2 relative">
            <p className={clsx('grid mb-3 muted snug tiny', styles.marks)}>
              <span>{marks.change}</span>
              <span>{marks.cycleEnd}</span>
            </p>
            {changes.map(({title, from, to, takesEffect}) => (
              <Fragment key={title}>
                <p className="ink mt-2 semibold snug tiny">{title}</p>
                <p className={clsx('small flex', styles.track)} data-takes-effect={takesEffect}>
                  <span>{from}</span>
                  <span>{to}</span>
                </p>
              </Fragment>
            ))}
          </div>
          <p className="ink mt-6 semibold snug tiny">{batch.caption}</p>
          <svg
            className={clsx('stroke-accent', styles.batch)}
            viewBox={`-0.2 0 ${batch.items - 0.6} 24`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={Array.from({length: batch.items}, (_, index) => `M${index} 2v20`).join('')} />
          </svg>
        </div>
      </div>
      <h3 className={styles.heading}>{payment.title}</h3>
      <dl className={clsx('border-t-strong columns three unbroken', styles.payment)}>
        {Object.entries(payment.methods).map(([name, text]) => (
          <div key={name} className="cluster between baseline">
            <dt className="ink semibold">{name}</dt>
            <dd className="muted small">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
