import type {ReactNode} from 'react';
import {MoreLinks} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Table} from '../../components/Table';
import type {MobileAppsContent} from '../../content/solutions/types';
import {FramedPage} from '../shell/FramedPage';
import {Failures} from './mobileApps/Failures';
import {Partials} from './mobileApps/Partials';
import {Phone} from './mobileApps/Phone';

/** Renders the mobile apps page: partial results, requirements of both platforms, and messages for failures. */
export function MobileAppsPage({content}: {content: MobileAppsContent}): ReactNode {
  const {phone, partials, platforms, failures} = content;
  const {caption, columns, rows, links} = platforms;
  return (
    <FramedPage content={content} beside={<Phone content={phone} />}>
      <Partials content={partials} />
      <Section id="platforms" title={platforms.title} lead={platforms.lead} layout="split">
        <Table caption={caption} columns={columns} rows={rows} />
        <MoreLinks links={links} />
      </Section>
      <Failures content={failures} />
    </FramedPage>
  );
}
