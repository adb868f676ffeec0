import type {ReactNode} from 'react';
import {LinkRows} from '../../../components/LinkRows';
import {MoreLink} from '../../../components/MoreLink';
import {Section} from '../../../components/Section';
import type {DevelopersContent} from '../../../content/developers/types';
import styles from './Shelves.module.css';

/** Renders links to all documentation pages, grouped by task. */
export function Shelves({content}: {content: DevelopersContent['documentation']}): ReactNode {
  const {title, lead, shelves, more} = content;
  return (
    <Section id="documentation" title={title} lead={lead} tone="ruled">
      <div className={styles.shelves}>
        {shelves.map((shelf) => (
          <div key={shelf.title}>
            <h3 className={styles.title}>{shelf.title}</h3>
            <LinkRows rows={shelf.links} />
          </div>
        ))}
      </div>
      <MoreLink {...more} />
    </Section>
  );
}
