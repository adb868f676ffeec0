import type {ReactNode} from 'react';
import {Badge} from '../../components/Badge';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import type {Feature, HomeContent} from '../../content/types';
import styles from './Features.module.css';
import {figures} from './figures';

function FeatureCell({id, title, description, badge}: Feature): ReactNode {
  const Figure = figures[id];
  return (
    <li className={styles.cell} data-featured={badge ? '' : undefined}>
      <div className={styles.figure}>{Figure && <Figure />}</div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {title} {badge && <Badge tone="accent">{badge}</Badge>}
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}

/** Renders the features, each with a small figure, and a link to try them. */
export function Features({content}: {content: HomeContent['features']}): ReactNode {
  return (
    <Section id="features" title={content.title} lead={content.lead} tone="raised">
      <ul className={styles.grid} data-count="features">
        {content.items.map((feature) => (
          <FeatureCell key={feature.id} {...feature} />
        ))}
      </ul>
      <p className={styles.more}>
        <MoreLink {...content.more} />
      </p>
    </Section>
  );
}
