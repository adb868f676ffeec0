import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/Button';
import {Section} from '../../../components/Section';
import type {SolutionsContent} from '../../../content/solutions/types';
import styles from './EnterpriseBand.module.css';

/** Renders a band that links to the enterprise page. */
export function EnterpriseBand({content}: {content: SolutionsContent['enterprise']}): ReactNode {
  const {title, text, points, link} = content;
  return (
    <Section id="enterprise" title={title} lead={text} tone="raised" layout="split">
      <dl className={styles.points}>
        {points.map(({term, text: meaning}) => (
          <div key={meaning} className={styles.point}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={link.href} variant="outline">
        {link.title}
      </ButtonLink>
    </Section>
  );
}
