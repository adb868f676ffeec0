import {docsRoute} from '../../facts/routes';
import {siteUrl} from '../../facts/site';

/** Parent pages, by path segment. Company pages are below About, although their addresses begin with /company. */
const parents: Record<string, {name: string; path: string}> = {
  products: {name: 'Products', path: '/products'},
  solutions: {name: 'Solutions', path: '/solutions'},
  developers: {name: 'Developers', path: '/developers'},
  company: {name: 'About', path: '/about'},
  documentation: {name: 'Documentation', path: docsRoute},
};

/** Returns the path from the home page to a page as schema.org data. The last entry needs no address: it's the page itself. */
export function breadcrumbData(pathname: string, title: string) {
  const segments = pathname.split('/').slice(1, -1);
  const above = [{name: 'Home', path: ''}, ...segments.flatMap((segment) => parents[segment] ?? [])];
  const crumbs = [...above.map(({name, path}) => ({name, item: siteUrl + path})), {name: title}];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({'@type': 'ListItem', position: index + 1, ...crumb})),
  };
}
