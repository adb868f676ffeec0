import type {NavigationEntry} from '../../content/types';

interface Crumb {
  name: string;
  path: string;
}

/** Company pages stand under About in the navigation, whatever their address says. */
const groupOf = (pathname: string) => (pathname.startsWith('/company/') ? '/about' : `/${pathname.split('/')[1]}`);

/**
 * The way from the home page to a page, for search engines.
 * @param title the page's own name
 */
export function breadcrumbs(pathname: string, title: string, navigation: NavigationEntry[], documentation: string): Crumb[] {
  const group = navigation.find(({href}) => href === groupOf(pathname) && href !== pathname);
  return [
    {name: 'Home', path: '/'},
    ...(group ? [{name: group.title, path: group.href}] : []),
    ...(pathname.startsWith(`${documentation}/`) ? [{name: 'Documentation', path: documentation}] : []),
    ...(pathname === '/' ? [] : [{name: title, path: pathname}]),
  ];
}

/** The crumbs as schema.org data. */
export function breadcrumbData(crumbs: Crumb[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path.replace(/^\/$/, ''),
    })),
  };
}
