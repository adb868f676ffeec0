// Change: the specified text and link to the home page (spec/site-and-marketing.md, sections 2 and 8), and links to
// likely pages.
import type {ReactNode} from 'react';
import {notFound} from '../../content/notFound';
import {NotFoundPage} from '../../sections/shell/NotFoundPage';

export default function NotFound(): ReactNode {
  return <NotFoundPage content={notFound} />;
}
