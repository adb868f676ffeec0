import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import styles from './Sidebar.module.css';

/**
 * Up to this many pages every page is listed. Beyond, only the groups that hold the open page are: the others are links
 * to their first page, so that what a reader loads does not grow with each page that somebody adds.
 */
const listedWhole = 60;

interface ListProps {
  items: PropSidebarItem[];
  pathname: string;
  /** Whether groups without the open page are only links. */
  folded: boolean;
}

function pagesOf(item: PropSidebarItem): string[] {
  if (item.type === 'html') return [];
  return item.type === 'link' ? [item.href] : item.items.flatMap(pagesOf);
}

function PageLink({label, href, pathname}: {label: string; href: string; pathname: string}): ReactNode {
  return (
    <Link className={styles.link} to={href} aria-current={href === pathname ? 'page' : undefined}>
      {label}
    </Link>
  );
}

function Item({item, pathname, folded}: Omit<ListProps, 'items'> & {item: PropSidebarItem}): ReactNode {
  if (item.type === 'html') return null;
  const [first, ...others] = pagesOf(item);
  if (item.type === 'link' || (folded && first && ![first, ...others].includes(pathname)))
    return <li>{first && <PageLink label={item.label} href={first} pathname={pathname} />}</li>;
  return (
    <li className={styles.group}>
      <h2 className={styles.heading}>{item.label}</h2>
      <ItemList items={item.items} pathname={pathname} folded={folded} />
    </li>
  );
}

function ItemList({items, pathname, folded}: ListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Item key={item.type === 'html' ? item.value : item.label} item={item} pathname={pathname} folded={folded} />
      ))}
    </ul>
  );
}

/** The documentation's own navigation, grouped in reading order: every page, or what leads to it where there are many. */
export function Sidebar({items, label}: {items: PropSidebarItem[]; label: string}): ReactNode {
  const {pathname} = useLocation();
  return (
    <nav aria-label={label}>
      <ItemList items={items} pathname={pathname} folded={items.flatMap(pagesOf).length > listedWhole} />
    </nav>
  );
}
