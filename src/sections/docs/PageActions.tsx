import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {CopyButton} from '../../components/CopyButton';
import {Icon} from '../../components/Icon';
import styles from './PageActions.module.css';

/** Renders links to the page's Markdown: to copy it, to view it, and for machines. */
export function PageActions({path}: {path: string}): ReactNode {
  const markdown = `${path}.md`;
  return (
    <div className={styles.actions} data-no-print>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <CopyButton words="Copy page" source={{href: markdown, title: 'View as Markdown'}} />
      <a className={styles.view} href={markdown}>
        <Icon name="document" />
        <span>
          <span className={styles.spare}>View as </span>Markdown
        </span>
      </a>
    </div>
  );
}
