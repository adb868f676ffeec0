// Change: the specification's words, status and way home, and what a lost reader wants next.
import type {ReactNode} from 'react';
import {notFound} from '../../content/notFound';
import {NotFoundPage} from '../../sections/shell/NotFoundPage';

export default function NotFound(): ReactNode {
  return <NotFoundPage content={notFound} />;
}
