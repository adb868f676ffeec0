import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ButtonLink, buttonClass} from '../../components/Button';
import {ColorModeButton} from '../../components/ColorModeButton';
import {Icon} from '../../components/Icon';
import {Sheet} from '../../components/Sheet';
import {Wordmark} from '../../components/Wordmark';
import type {ShellContent} from '../../content/navigation';
import styles from './MobileMenu.module.css';
import {isBeside} from './NavGroup';
import {SearchLink} from './SearchLink';
import {docsMenuId} from './sheets';

/** The menu's id. Any button with this `popovertarget` opens it. */
export const mobileMenuId = 'siteMenu';

const docsButton = clsx('mb-3 w-full', buttonClass({variant: 'outline'}));

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
        <button type="button" className={docsButton} popoverTarget={docsMenuId}>
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
              {[...group.children, ...group.more.filter(({href}) => isBeside(href, group.children[0]?.href ?? ''))].map(
                ({title, href}) => (
                  <li key={href}>
                    <Link to={href} aria-current={pathname === href ? 'page' : undefined}>
                      {title}
                    </Link>
                  </li>
                ),
              )}
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
