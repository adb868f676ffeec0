import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Badge} from '../../../components/Badge';
import {ButtonLink} from '../../../components/Button';
import {Icon} from '../../../components/Icon';
import type {Plan, PricingContent} from '../../../content/pricing/types';
import styles from './Plans.module.css';
import {VolumeBars} from './VolumeBars';

function PlanColumn({name, price, per, badge, requestsPerMonth, terms, action}: Plan): ReactNode {
  return (
    <li className={styles.plan} data-recommended={badge ? '' : undefined}>
      <h3 className={styles.name}>
        {name} {badge && <Badge tone="accent">{badge}</Badge>}
      </h3>
      <p className={styles.price}>
        {price} {per && <span className={styles.per}>{per}</span>}
      </p>
      <VolumeBars requests={requestsPerMonth} />
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <ButtonLink variant={badge ? 'primary' : 'outline'} size="large" to={action.href}>
        {action.title}
      </ButtonLink>
    </li>
  );
}

/**
 * Renders the plans side by side, in the columns of the table below, and the free developer plan: beside them on wide
 * screens, and after them otherwise.
 */
export function Plans({content}: {content: PricingContent['plans']}): ReactNode {
  const {title, scale, items, developer} = content;
  return (
    <section className={styles.section} aria-labelledby="plans">
      <div className={styles.words}>
        <h2 id="plans">{title}</h2>
        <p className={styles.scale}>{scale}</p>
      </div>
      <ul className={styles.plans}>
        {items.map((plan) => (
          <PlanColumn key={plan.name} {...plan} />
        ))}
      </ul>
      <p className={styles.developer}>
        <strong>{developer.title}</strong> {developer.text}{' '}
        <Link className={styles.link} to={developer.link.href}>
          {developer.link.title}
          <Icon name="arrow" />
        </Link>
      </p>
    </section>
  );
}
