import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {ButtonLink} from '../../components/Button';
import {ColorModeButton} from '../../components/ColorModeButton';
import {IconButton} from '../../components/IconButton';
import {Wordmark} from '../../components/Wordmark';
import type {ShellContent} from '../../content/navigation';
import styles from './Header.module.css';
import {MobileMenu, mobileMenuId} from './MobileMenu';
import {NavGroup} from './NavGroup';
import {SearchLink} from './SearchLink';

/** The first line of every page, for programs and screen readers. */
const markdownNote =
  'Every page of the documentation is also Markdown, at its own address with .md added. /llms.txt lists all of them.';

/** Renders the site's header, and the menu that it opens on small screens. `src/enhance/` runs both. */
export function Header({content}: {content: ShellContent}) {
  const {pathname} = useLocation();
  const {brand, navigation, signIn, getStarted, documentation} = content;
  return (
    <>
      <header className={clsx('border-b paper', styles.header)}>
        <p className="visually-hidden">{markdownNote}</p>
        <div className={clsx('frame row', styles.inner)}>
          <Link
            className={clsx('target', styles.logo)}
            to="/"
            aria-label={`${brand} home`}
            aria-current={pathname === '/' ? 'page' : undefined}
          >
            <Wordmark name={brand} />
          </Link>
          <nav className={clsx('relative', styles.navigation)} aria-label="Main" data-no-print>
            <ul className="row gap-1">
              {navigation.map((group) => (
                <NavGroup key={group.title} group={group} pathname={pathname} />
              ))}
            </ul>
          </nav>
          <div className={clsx('gap-2 nowrap row', styles.actions)} data-no-print>
            <SearchLink href={documentation.href} />
            <ColorModeButton />
            <span className={styles.wideOnly}>
              <ButtonLink {...signIn} variant="outline" />
            </span>
            <span className={styles.notTiny}>
              <ButtonLink {...getStarted} />
            </span>
            <span className={styles.narrowOnly}>
              <IconButton icon="menu" label="Open menu" popoverTarget={mobileMenuId} />
            </span>
          </div>
        </div>
      </header>
      <MobileMenu content={content} pathname={pathname} />
    </>
  );
}
