import type {ReactNode} from 'react';
import {LinkRows} from '../../../components/LinkRows';
import {MoreLinks} from '../../../components/MoreLink';
import {Section} from '../../../components/Section';
import type {DevelopersContent} from '../../../content/developers/types';
import styles from './CommunityBand.module.css';

/** Renders the size of the community, where its members meet, and links to join. */
export function CommunityBand({content}: {content: DevelopersContent['community']}): ReactNode {
  const {title, lead, figure, figureText, places, links} = content;
  return (
    <Section id="community" title={title} lead={lead} tone="ruled">
      <div className={styles.columns}>
        <p className={styles.claim}>
          <span className={styles.figure}>{figure}</span> {figureText}
        </p>
        <div>
          <LinkRows rows={places} />
          <MoreLinks links={links} />
        </div>
      </div>
    </Section>
  );
}
