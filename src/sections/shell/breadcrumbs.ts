import {docsRoute} from '../../facts/routes';

type Crumb = Record<'name' | 'path', string>;

/** Parent pages, by path segment. Company pages are below About, although their addresses begin with /company. */
const parents: Record<string, Crumb> = {
  products: {name: 'Products', path: '/products'},
  solutions: {name: 'Solutions', path: '/solutions'},
  developers: {name: 'Developers', path: '/developers'},
  company: {name: 'About', path: '/about'},
  documentation: {name: 'Documentation', path: docsRoute},
};

/** Returns the path from the home page to the page at `pathname`, whose title is `title`. */
export function breadcrumbs(pathname: string, title: string): Crumb[] {
  const home = {name: 'Home', path: '/'};
  if (pathname === '/') return [home];
  const above = pathname
    .split('/')
    .slice(1, -1)
    .flatMap((segment) => parents[segment] ?? []);
  return [home, ...above, {name: title, path: pathname}];
}

/** Returns the path to a page as schema.org data. The last entry needs no address: it's the page itself. */
export function breadcrumbData(pathname: string, title: string, siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(pathname, title).map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === pathname ? undefined : siteUrl + path.replace(/^\/$/, ''),
    })),
  };
}
