import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface SectionProps {
  /** The heading's id. It makes the section a hash target. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** `plain` on paper, `raised` on a lighter band, `ruled` below a hairline, `band` for the page's dark one. */
  tone?: 'plain' | 'raised' | 'ruled' | 'band';
  /** `split` puts the heading beside the content on wide screens. */
  layout?: 'stacked' | 'split';
  /** Follows the content. In a split section, it's below the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Renders a part of a marketing page: a heading of level 2, an optional lead, and the content. */
export function Section({id, title, lead, tone = 'plain', layout = 'stacked', aside, children}: SectionProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={clsx(styles.section, styles[tone], tone === 'band' && tone)} aria-labelledby={id}>
      <div className={clsx(styles.inner, styles[layout])}>
        <header className={clsx('stack gap-4', styles.header)}>
          <h2 id={id}>{title}</h2>
          {lead && <p className={clsx('balance muted lead', styles.lead)}>{lead}</p>}
        </header>
        <div className={styles.content} data-later>
          {children}
        </div>
        {aside && <div className="mt-6">{aside}</div>}
      </div>
    </section>
  );
}
