import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import styles from './Sidebar.module.css';

function Item({item, pathname}: {item: PropSidebarItem; pathname: string}): ReactNode {
  if (item.type === 'html') return null;
  if (item.type === 'category') {
    return (
      <li className={styles.group}>
        <h2 className={styles.heading}>{item.label}</h2>
        <ItemList items={item.items} pathname={pathname} />
      </li>
    );
  }
  return (
    <li>
      <Link className={styles.link} to={item.href} aria-current={item.href === pathname ? 'page' : undefined}>
        {item.label}
      </Link>
    </li>
  );
}

function ItemList({items, pathname}: {items: PropSidebarItem[]; pathname: string}): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Item key={item.type === 'html' ? item.value : item.label} item={item} pathname={pathname} />
      ))}
    </ul>
  );
}

/** The documentation's own navigation: every page, grouped in reading order. */
export function Sidebar({items, label}: {items: PropSidebarItem[]; label: string}): ReactNode {
  const {pathname} = useLocation();
  return (
    <nav aria-label={label}>
      <ItemList items={items} pathname={pathname} />
    </nav>
  );
}
