import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PlanChange, PricingContent} from '../../../content/pricing/types';
import styles from './BillingCycle.module.css';

function Track({name, from, to, takesEffect}: PlanChange): ReactNode {
  return (
    <>
      <p className={styles.name}>{name}</p>
      <p className={styles.track} data-takes-effect={takesEffect}>
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </>
  );
}

/** Renders one billing cycle to scale: when a change of plan takes effect, and how many requests a batch is. */
export function BillingCycle({content}: {content: PricingContent['billing']}): ReactNode {
  const {marks, changes, batch} = content;
  return (
    <div className={styles.figure} aria-hidden="true">
      <p className={styles.marks}>
        <span>{marks.change}</span>
        <span>{marks.cycleEnd}</span>
      </p>
      {changes.map((change) => (
        <Track key={change.name} {...change} />
      ))}
      <p className={clsx(styles.name, styles.caption)}>{batch.caption}</p>
      <svg className={styles.batch} viewBox={`0 0 ${batch.items * 6} 24`} preserveAspectRatio="none" aria-hidden="true">
        <path d={Array.from({length: batch.items}, (_, index) => `M${index * 6 + 3} 2v20`).join('')} />
      </svg>
    </div>
  );
}
