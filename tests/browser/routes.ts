import {readdirSync, readFileSync} from 'node:fs';
import {specifiedRoutes} from '../helpers/specification';

export const documentationIndex = '/developers/documentation';

/** The marketing pages' addresses, as the specification lists them. */
export const marketing = specifiedRoutes.filter((route) => !route.startsWith(documentationIndex));

/** The sixteen documentation pages that the specification lists: they may never go missing. */
export const specified = specifiedRoutes.filter((route) => route.startsWith(`${documentationIndex}/`));

/** Every documentation page but the index, from the files themselves: a new page is tested without being listed here. */
export const documentation = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/').replace(/\.mdx?$/, ''))
  .filter((page) => page !== 'index')
  .map((page) => `${documentationIndex}/${page}`);

export const routes = [...marketing, documentationIndex, ...documentation];

/** Returns the built HTML of a route. */
export const htmlOf = (route: string): string => readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8');
