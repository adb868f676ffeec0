// Change: back link, contents list and page footer as complete HTML; no breadcrumbs, tags or version badges, which we don't use.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import type {Props} from '@theme/DocItem/Layout';
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
      contents={frontMatter.hide_table_of_contents ? [] : toc.filter(({level}) => level <= 3)}
      editUrl={metadata.editUrl}
      lastUpdatedAt={metadata.lastUpdatedAt}
      previous={metadata.previous}
      next={metadata.next}
    >
      <DocItemContent>{children}</DocItemContent>
    </DocPage>
  );
}
