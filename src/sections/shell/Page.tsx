import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {PageData} from './PageData';

interface PageProps {
  /** The document's title, without the brand's name. */
  title: string;
  /** The description for search engines, 50 to 160 characters. */
  description: string;
  children: ReactNode;
}

/** Renders a page outside the documentation: metadata, header, footer, and the main landmark. */
export function Page({title, description, children}: PageProps) {
  return (
    <Layout title={title} description={description}>
      <PageData title={title} />
      <main>{children}</main>
    </Layout>
  );
}
