import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ButtonLink} from '../../components/Button';
import {ColorModeButton} from '../../components/ColorModeButton';
import {Icon} from '../../components/Icon';
import {Sheet} from '../../components/Sheet';
import {Wordmark} from '../../components/Wordmark';
import type {NavigationGroup, ShellContent} from '../../content/navigation';
import styles from './MobileMenu.module.css';
import {SearchLink} from './SearchLink';
import {docsMenuId} from './sheets';

/** The menu's id. Any button with this `popovertarget` opens it. */
export const mobileMenuId = 'siteMenu';

/** Returns the links in the foot of a desktop menu that are in the folder of its other pages. */
const ownPages = ({children: [first], more}: NavigationGroup) =>
  more.filter(({href}) => first && href.startsWith(first.href.replace(/[^/]+$/, '')));

/** Renders the full-screen menu of small screens, a popover. On documentation pages it also links to their sidebar. */
export function MobileMenu({content, pathname}: {content: ShellContent; pathname: string}) {
  const {brand, navigation, signIn, getStarted, documentation} = content;
  const head = (
    <>
      <Wordmark name={brand} isCopy />
      <SearchLink href={documentation.href} />
      <ColorModeButton />
    </>
  );
  return (
    <Sheet id={mobileMenuId} label="Site menu" head={head} closeLabel="Close menu">
      {pathname.startsWith(documentation.href) && (
        <button type="button" className={clsx('cluster semibold mb-3 rounded', styles.docs)} popoverTarget={docsMenuId}>
          <Icon name="contents" />
          {documentation.title}
        </button>
      )}
      <nav className="lines" aria-label="Site">
        {navigation.map((group) => (
          <section key={group.title} className={clsx('stack', styles.group)}>
            <h2 className="tracking-snug type-body">
              <Link to={group.href} aria-current={pathname === group.href ? 'page' : undefined}>
                {group.title}
              </Link>
            </h2>
            <ul className="gap-0 stack">
              {[...group.children, ...ownPages(group)].map(({title, href}) => (
                <li key={href}>
                  <Link to={href} aria-current={pathname === href ? 'page' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={clsx('py-4 stack paper', styles.actions)}>
        <ButtonLink {...signIn} variant="outline" />
        <ButtonLink {...getStarted} />
      </div>
    </Sheet>
  );
}
