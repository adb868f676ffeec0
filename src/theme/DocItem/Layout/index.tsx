// Change: back link, contents, footer, and tags as complete HTML. Breadcrumbs are left out.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import type {Props} from '@theme/DocItem/Layout';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {ReactNode} from 'react';
import {shell} from '../../../content/navigation';
import {DocPage} from '../../../sections/docs/DocPage';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const isIndex = metadata.id === 'index';
  return (
    <DocPage
      title={metadata.title}
      path={metadata.permalink.replace(/\/$/, '')}
      back={isIndex ? undefined : {title: 'Documentation', href: shell.documentation.href}}
      contents={toc.filter(({level}) => level <= (frontMatter.hide_table_of_contents ? 2 : 3))}
      hidesContents={frontMatter.hide_table_of_contents}
      editUrl={metadata.editUrl}
      lastUpdatedAt={metadata.lastUpdatedAt}
      tags={metadata.tags}
      banners={
        <>
          <ContentVisibility metadata={metadata} />
          <DocVersionBanner />
          <DocVersionBadge />
        </>
      }
      previous={metadata.previous}
      next={isIndex ? undefined : metadata.next}
    >
      <DocItemContent>{children}</DocItemContent>
    </DocPage>
  );
}
