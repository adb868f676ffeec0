import Link from '@docusaurus/Link';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {Icon} from '../../components/Icon';
import styles from './Sidebar.module.css';

/**
 * Up to this many pages, the sidebar lists all of them. Beyond that, groups without the current page are links to their
 * first page, so that a page's size doesn't grow with the number of pages.
 */
const listedWhole = 60;

interface Place {
  /** The address of the current page. */
  pathname: string;
  /** Whether groups without the current page are only links. */
  folded: boolean;
}

/** Returns the addresses of an item and of everything below it. */
function pagesOf(item: PropSidebarItem): string[] {
  if (item.type === 'html') return [];
  // For a page with the slug "/", Docusaurus adds a trailing slash to the item's address, but not to the location.
  if (item.type === 'link') return [item.href.replace(/(?<=.)\/$/, '')];
  return [...(item.href && !item.linkUnlisted ? [item.href] : []), ...item.items.flatMap(pagesOf)];
}

/** Returns the items that lead to an address: one, or none for the index. */
export const itemsAt = (items: PropSidebarItem[], pathname: string): Exclude<PropSidebarItem, {type: 'html'}>[] =>
  items.flatMap((item) => {
    if (item.type === 'html') return [];
    const below = item.type === 'category' ? itemsAt(item.items, pathname) : [];
    return item.href === pathname ? [item, ...below] : below;
  });

/** Tells whether a reader may see an item: an unlisted page is in the sidebar only while it's open. */
const isListed = (item: PropSidebarItem, pathname: string): boolean =>
  item.type !== 'link' || !item.unlisted || item.href === pathname;

/** A part of a page that the sidebar lists while the page is open. `sidebars.ts` names them. */
export interface PagePart {
  title: string;
  /** The ID of its heading. */
  anchor: string;
  /** The HTTP method of a call. */
  method?: string;
}

/** Renders links to the parts of the current page. `src/enhance/contents.ts` marks the one that is being read. */
function Parts({parts}: {parts: PagePart[]}) {
  return (
    <ul className={clsx('tiny', styles.parts)} data-contents>
      {parts.map(({title, anchor, method}) => (
        <li key={anchor}>
          <a className={clsx('baseline flex gap-2 no-underline', styles.part)} href={`#${anchor}`}>
            {method && (
              <span className={clsx('micro mono', styles.method)} data-method={method}>
                {method}
              </span>
            )}{' '}
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function PageLink({label, href, pathname}: {label: string; href: string; pathname: string}) {
  return (
    <Link className={clsx('block', styles.link)} to={href} aria-current={href === pathname ? 'page' : undefined}>
      {label}
    </Link>
  );
}

/** Renders a category: a heading and its items, in a `<details>` if `sidebars.ts` makes it collapsible. */
function Category({item, ...place}: Place & {item: PropSidebarItemCategory}) {
  const {label, collapsible, collapsed} = item;
  const href = item.linkUnlisted ? undefined : item.href;
  const heading = (
    <h2 className={clsx('small', styles.heading)}>
      {href && !collapsible ? <PageLink label={label} href={href} pathname={place.pathname} /> : label}
    </h2>
  );
  const list = <ItemList items={item.items} {...place} />;
  if (!collapsible)
    return (
      <>
        {heading}
        {list}
      </>
    );
  return (
    <details open={!collapsed || pagesOf(item).includes(place.pathname)}>
      <summary className="between row">
        {heading}
        <Icon name="chevron" />
      </summary>
      {href && <PageLink label="Overview" href={href} pathname={place.pathname} />}
      {list}
    </details>
  );
}

function Item({item, ...place}: Place & {item: PropSidebarItem}) {
  // The HTML comes from sidebars.ts, which authors write.
  if (item.type === 'html') return <li className={item.className} dangerouslySetInnerHTML={{__html: item.value}} />;
  const pages = pagesOf(item);
  const parts = item.customProps?.parts;
  const isLink = item.type === 'link' || item.items.length === 0 || (place.folded && !pages.includes(place.pathname));
  if (isLink)
    return (
      <li className={item.className}>
        {pages[0] && <PageLink label={item.label} href={pages[0]} pathname={place.pathname} />}
        {pages[0] === place.pathname && Array.isArray(parts) && <Parts parts={parts} />}
      </li>
    );
  return (
    <li className="mt-6">
      <Category item={item} {...place} />
    </li>
  );
}

function ItemList({items, ...place}: Place & {items: PropSidebarItem[]}) {
  return (
    <ul className={clsx('muted small', styles.list)}>
      {items
        .filter((item) => isListed(item, place.pathname))
        .map((item) => (
          <Item key={item.type === 'html' ? item.value : item.label} item={item} {...place} />
        ))}
    </ul>
  );
}

/** Renders the documentation's navigation, with every kind of item that `sidebars.ts` can contain. */
export function Sidebar({items, label}: {items: PropSidebarItem[]; label: string}) {
  const {pathname} = useLocation();
  return (
    <nav aria-label={label}>
      <ItemList items={items} pathname={pathname} folded={items.flatMap(pagesOf).length > listedWhole} />
    </nav>
  );
}
