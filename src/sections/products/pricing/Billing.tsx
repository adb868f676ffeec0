import clsx from 'clsx';
import {Fragment} from 'react';
import {ItemList} from '../../../components/ItemList';
import {Section} from '../../../components/Section';
import type {pricingContent} from '../../../content/pricing/pricing';
import styles from './Billing.module.css';

type Content = (typeof pricingContent)['billing'];

/** Renders one billing cycle to scale: when a change of plan takes effect, and how many requests a batch is. */
function Cycle({marks, changes, batch}: Pick<Content, 'marks' | 'changes' | 'batch'>) {
  return (
    <div className="stack gap-2" aria-hidden="true">
      <p className={clsx('muted snug tiny', styles.marks)}>
        <span>{marks.change}</span>
        <span>{marks.cycleEnd}</span>
      </p>
      {changes.map(({title, from, to, takesEffect}) => (
        <Fragment key={title}>
          <p className="ink mt-2 semibold snug tiny">{title}</p>
          <p className={clsx('small', styles.track)} data-takes-effect={takesEffect}>
            <span>{from}</span>
            <span>{to}</span>
          </p>
        </Fragment>
      ))}
      <p className="ink mt-6 semibold snug tiny">{batch.caption}</p>
      <svg className={styles.batch} viewBox={`0 0 ${batch.items * 6} 24`} preserveAspectRatio="none" aria-hidden="true">
        <path d={Array.from({length: batch.items}, (_, index) => `M${index * 6 + 3} 2v20`).join('')} />
      </svg>
    </div>
  );
}

/** Renders the billing rules beside a drawing of one cycle, and the payment methods. */
export function Billing({title, lead, payment, ...rules}: Content) {
  return (
    <Section id="billing" title={title} lead={lead} tone="raised">
      <div className={clsx('stack beside', styles.columns)}>
        <ItemList as="dl" className={styles.rules} flush items={[...rules.changes, rules.batch]} />
        <Cycle {...rules} />
      </div>
      <h3 className={styles.heading}>{payment.title}</h3>
      <dl className={clsx('columns', styles.payment)}>
        {payment.methods.map(({name, text}) => (
          <div key={name} className="cluster between baseline">
            <dt className="ink semibold">{name}</dt>
            <dd className="muted small">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
