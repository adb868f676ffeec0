import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import type {SolutionsContent} from '../../content/solutions/types';
import {FramedPage} from '../shell/FramedPage';
import {EnterpriseBand} from './overview/EnterpriseBand';
import {Places} from './overview/Places';
import styles from './SolutionsPage.module.css';

/** Renders the overview of solutions: four places, recommended settings, and a link to the enterprise page. */
export function SolutionsPage({content}: {content: SolutionsContent}): ReactNode {
  const {places, settings, enterprise} = content;
  const {collectAnchor} = useBrokenLinks();
  for (const {anchor} of places.items) if (anchor) collectAnchor(anchor);
  return (
    <FramedPage content={content}>
      <Places content={places} />
      <EnterpriseBand content={enterprise} />
      <Section id="settings" title={settings.title} lead={settings.lead}>
        <div className={styles.settings}>
          <Table
            caption={settings.caption}
            columns={settings.columns}
            rows={settings.rows.map(({header, cells}) => ({
              header,
              cells: cells.map((cell, index) => (index < cells.length - 1 ? <code key={cell}>{cell}</code> : cell)),
            }))}
          />
          <MoreLink {...settings.more} />
        </div>
      </Section>
    </FramedPage>
  );
}
