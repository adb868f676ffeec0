import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {MoreLinks} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import type {DevelopersContent} from '../../content/developers/types';
import {FramedPage} from '../shell/FramedPage';
import styles from './DevelopersPage.module.css';
import {Exchange} from './Exchange';
import {CommunityBand} from './overview/CommunityBand';
import {Sdks} from './overview/Sdks';
import {Shelves} from './overview/Shelves';

/** Anchors on this page that menus of other pages link to. */
const anchors = ['documentation', 'sdks', 'api-access', 'community'];

/** Renders the developers page: a sample call, documentation, SDKs, API access, and community. */
export function DevelopersPage({content}: {content: DevelopersContent}): ReactNode {
  const {exchange, documentation, sdks, apiAccess, community} = content;
  const {collectAnchor} = useBrokenLinks();
  for (const anchor of anchors) collectAnchor(anchor);
  return (
    <FramedPage content={content} beside={<Exchange exchange={exchange} />}>
      <Shelves content={documentation} />
      <Sdks content={sdks} />
      <Section id="api-access" title={apiAccess.title} lead={apiAccess.lead} layout="split">
        <div className={styles.access}>
          <Table caption={apiAccess.caption} columns={apiAccess.columns} rows={apiAccess.rows} />
        </div>
        <MoreLinks links={apiAccess.links} />
      </Section>
      <CommunityBand content={community} />
    </FramedPage>
  );
}
