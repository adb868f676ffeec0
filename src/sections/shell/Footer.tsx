import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Unavailable} from '../../components/Unavailable';
import {Wordmark} from '../../components/Wordmark';
import type {FooterEntry, ShellContent} from '../../content/types';
import styles from './Footer.module.css';

function Entry({title, href}: FooterEntry): ReactNode {
  return href ? (
    <Link className={styles.link} to={href}>
      {title}
    </Link>
  ) : (
    <Unavailable>{title}</Unavailable>
  );
}

function EntryList({label, entries}: {label: string; entries: FooterEntry[]}): ReactNode {
  return (
    <ul className={styles.row} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.title}>
          <Entry {...entry} />
        </li>
      ))}
    </ul>
  );
}

/** Renders the site's footer. The year is the build's; `src/enhance/year.ts` updates it in the reader's browser. */
export function Footer({content}: {content: ShellContent}): ReactNode {
  const {brand, legalName, tagline, footer, social, legal} = content;
  return (
    <footer className={styles.footer} data-no-print>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark name={brand} />
          <p>{tagline}</p>
        </div>
        <nav className={styles.columns} aria-label="Footer">
          {footer.map(({title, links}) => (
            <section key={title}>
              <h2 className={styles.heading}>{title}</h2>
              <ul className={styles.list}>
                {links.map((entry) => (
                  <li key={entry.title}>
                    <Entry {...entry} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={styles.bottom}>
          <p>
            ©{' '}
            <span data-year suppressHydrationWarning>
              {new Date().getFullYear()}
            </span>{' '}
            {legalName}. All rights reserved.
          </p>
          <EntryList label="Legal" entries={legal} />
          <EntryList label="Social" entries={social} />
        </div>
      </div>
    </footer>
  );
}
