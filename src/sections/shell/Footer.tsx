import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {Unavailable} from '../../components/Unavailable';
import {Wordmark} from '../../components/Wordmark';
import type {FooterEntry, ShellContent} from '../../content/navigation';
import styles from './Footer.module.css';

type Remark = ComponentProps<typeof Unavailable>['remark'];

function Entry({title, href, remark}: FooterEntry & {remark?: Remark}) {
  return href ? (
    <Link className={clsx('target', styles.link)} to={href}>
      {title}
    </Link>
  ) : (
    <Unavailable remark={remark}>{title}</Unavailable>
  );
}

function EntryList({label, entries, remark}: {label: string; entries: FooterEntry[]; remark: Remark}) {
  return (
    <ul className="cluster gap-2 gap-x-5" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.title}>
          <Entry {...entry} remark={remark} />
        </li>
      ))}
    </ul>
  );
}

/** Renders the site's footer. The year is that of the build; `src/enhance/everywhere.ts` updates it in the browser. */
export function Footer({content}: {content: ShellContent}) {
  const {brand, legalName, tagline, footer, social, legal, sampleContent} = content;
  const noneAvailable = [...legal, ...social].every(({href}) => href === undefined);
  const remark = noneAvailable ? 'nearby' : 'visible';
  return (
    <footer className={clsx('border-t relative small sunken', styles.footer)} data-no-print>
      <div className={clsx('beside frame stack gap-y-10', styles.inner)}>
        <div className="stack gap-5">
          <Wordmark name={brand} isCopy />
          <p className="ink medium snug tight type-h3">{tagline}</p>
        </div>
        <nav className={clsx('grid', styles.columns)} aria-label="Footer">
          {Object.entries(footer).map(([title, links]) => (
            <section key={title}>
              <h2 className="mb-2 small">{title}</h2>
              <ul className="muted">
                {links.map((entry) => (
                  <li key={entry.title}>
                    <Entry {...entry} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={clsx('whole-row', styles.end)} />
        <div className={clsx('baseline cluster gap-2 gap-x-8 muted whole-row', styles.bottom)}>
          <p className={styles.sample}>
            ©{' '}
            <span data-year suppressHydrationWarning>
              {new Date().getFullYear()}
            </span>{' '}
            {legalName}. All rights reserved. {sampleContent}
          </p>
          {noneAvailable && <p>Not available yet:</p>}
          <EntryList label="Legal" entries={legal} remark={remark} />
          <EntryList label="Social" entries={social} remark={remark} />
        </div>
      </div>
    </footer>
  );
}
