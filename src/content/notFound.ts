import {docsRoute} from '../facts/routes';

/** The not-found page. Source: spec/site-and-marketing.md, sections 2 and 8. */
export const notFound = {
  title: 'Page not found',
  description: 'There is no page at this address. Go home, or to the page you were likely looking for.',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'There’s no page at this address:',
  home: {title: 'Return to Home', href: '/'},
  search: {title: 'Search the documentation', href: docsRoute},
  likely: [
    {title: 'Documentation', href: docsRoute, description: 'Guides and references'},
    {title: 'Quick start', href: `${docsRoute}/quick-start`, description: 'A first call in minutes'},
    {title: 'REST API reference', href: `${docsRoute}/rest-api-reference`, description: 'Every call, field and error'},
    {title: 'Support', href: '/developers/support', description: 'Ask a person'},
  ],
};
