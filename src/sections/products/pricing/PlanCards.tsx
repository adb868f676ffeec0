import clsx from 'clsx';
import {Badge} from '../../../components/Badge';
import {ButtonLink} from '../../../components/Button';
import {MoreLink} from '../../../components/MoreLink';
import {Waveform} from '../../../components/Waveform';
import type {plans} from '../../../content/pricing/plans';
import styles from './PlanCards.module.css';

/** The number of bars that fit: a few more than the largest limited plan has. */
const room = 62;

/**
 * Returns one bar for each thousand requests, on the same scale for all plans. Without a limit, the bars fill the width.
 * Their heights are irregular, like speech: only their number has a meaning.
 */
const volume = (requests = room * 1000) =>
  Array.from({length: room}, (_, index) =>
    index < requests / 1000 ? (6 + 22 * Math.abs(Math.sin(index * 2.3) * Math.cos(index * 0.31))) / 28 : undefined,
  );

/**
 * Renders the plans side by side, in the columns of the table below, and the free developer plan: beside them on wide
 * screens, and after them otherwise.
 */
export function PlanCards({title, scale, items, developer}: typeof plans) {
  return (
    <section className={clsx('frame band py-12 stack gap-8', styles.section)} aria-labelledby="plans">
      <div className={clsx('stack gap-2 small', styles.words)}>
        <h2 className="type-h3" id="plans">
          {title}
        </h2>
        <p className="muted">{scale}</p>
      </div>
      <ul className={clsx('border-strong stack gap-0 rounded-large', styles.plans)}>
        {items.map(({name, price, per, badge, requestsPerMonth, terms, action}) => (
          <li key={name} className={clsx('stack gap-4', styles.plan)} data-recommended={badge && ''}>
            <h3 className="cluster type-h4">
              {name} {badge && <Badge tone="accent">{badge}</Badge>}
            </h3>
            <p className="number type-h1">
              {price} {per && <span className="muted small regular">{per}</span>}
            </p>
            <div className={styles.volume} data-endless={requestsPerMonth ? undefined : ''}>
              <Waveform levels={volume(requestsPerMonth)} />
            </div>
            <ul className="ink mb-2 rows">
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
            <ButtonLink {...action} variant={badge ? 'primary' : 'outline'} size="large" />
          </li>
        ))}
      </ul>
      <div className={clsx('small', styles.developer)}>
        <p>
          <strong className="block">{developer.title}</strong> {developer.text}
        </p>
        <MoreLink {...developer.link} />
      </div>
    </section>
  );
}
