import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Icon} from '../../components/Icon';
import type {ShellContent} from '../../content/navigation';
import {docsRoute} from '../../facts/routes';
import {glyphs} from './glyphs';
import {menuTiles} from './menuTiles';
import styles from './NavGroup.module.css';

type Group = ShellContent['navigation'][number];

/**
 * Returns whether two paths are in the same folder other than the root, because a menu doesn't list all pages of its
 * area.
 */
export function isBeside(path: string, other: string): boolean {
  const folder = other.slice(0, other.lastIndexOf('/') + 1);
  return folder !== '/' && path.startsWith(folder);
}

/** Renders a group of the top navigation: a link to its page, and a button that opens its child links. */
export function NavGroup({group, pathname}: {group: Group; pathname: string}) {
  const panelId = `menu${group.title}`;
  const here = [group, ...group.children].some(
    ({href}) => pathname === href || pathname.startsWith(`${href}/`) || isBeside(pathname, href),
  );
  return (
    <li className={clsx('row', styles.group)} data-menu data-here={here || undefined}>
      <Link
        className={clsx('medium small target text no-underline', styles.heading)}
        to={group.href}
        aria-current={pathname === group.href ? 'page' : undefined}
      >
        {group.title}
      </Link>
      <button
        type="button"
        className={clsx('grid muted tiny', styles.button)}
        aria-expanded="false"
        aria-controls={panelId}
        aria-label={`${group.title} menu`}
        data-menu-button
        data-needs-script
      >
        <Icon name="chevron" />
      </button>
      <div className={clsx('grid surface border rounded-large', styles.panel)} id={panelId} data-menu-panel>
        <ul className="stack gap-0">
          {group.children.map(({title, href, description}) => (
            <li key={href}>
              <Link
                className={clsx('grid gap-x-4 center rounded leading-dense no-underline', styles.child)}
                to={href}
                aria-current={pathname === href ? 'page' : undefined}
              >
                <Icon path={glyphs[href]} />
                <span className="ink semibold">{title}</span>
                <span className="muted small">{description}</span>
              </Link>
            </li>
          ))}
        </ul>
        {/* Pages of the documentation have to stay smaller. */}
        {!pathname.startsWith(docsRoute) && (
          <div className={clsx('on-ink stack content-center', styles.tile)} aria-hidden="true">
            {menuTiles[group.title]}
          </div>
        )}
        <ul className={clsx('border-t cluster gap-0 gap-x-6 small semibold whole-row', styles.more)}>
          {group.more.map(({title, href}) => (
            <li key={href}>
              <Link to={href}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
