import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {PageData} from './PageData';

interface PageProps {
  /** The document title, before the brand's name. */
  title: string;
  /** 50 to 160 characters for search engines. */
  description: string;
  children: ReactNode;
}

/** A page outside the documentation: metadata, the shell, and the main landmark. */
export function Page({title, description, children}: PageProps): ReactNode {
  return (
    <Layout title={title} description={description}>
      <PageData title={title} />
      <main>{children}</main>
    </Layout>
  );
}
