import clsx from 'clsx';
import {Badge} from '../../components/Badge';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import type {homeContent} from '../../content/home';
import styles from './Features.module.css';
import {figures} from './featureFigures';

/** Renders the features, each with a small figure, and a link to try them. */
export function Features({title, lead, featured, items, more}: (typeof homeContent)['features']) {
  return (
    <Section id="features" title={title} lead={lead} tone="raised">
      <ul className={clsx('boxed mb-6 stack overflow-hidden unbroken', styles.grid)} data-count="features">
        {Object.entries(items).map(([title, description], index) => (
          <li key={title}>
            <div className={styles.figure} aria-hidden="true">
              {figures[title]}
            </div>
            <div className="stack gap-2">
              <h3 className="cluster type-h4">
                {title} {index === 0 && <Badge tone="accent">{featured}</Badge>}
              </h3>
              <p className="leading-normal muted reading">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <MoreLink {...more} />
      </p>
    </Section>
  );
}
