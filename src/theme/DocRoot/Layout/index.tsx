// Change: one sidebar in the HTML for all widths (a full-screen popover on small screens) instead of two made by scripts.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';
import {shell} from '../../../content/navigation';
import {DocsLayout} from '../../../sections/docs/DocsLayout';

export default function DocRootLayout({children}: Props): ReactNode {
  return (
    <DocsLayout items={useDocsSidebar()?.items ?? []} title={shell.documentation.title}>
      {children}
    </DocsLayout>
  );
}
