import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/Button';
import type {LinkEntry} from '../../content/types';

/** Renders a row of buttons. The first is the primary one. */
export function Actions({links}: {links: LinkEntry[]}): ReactNode {
  return links.map(({title, href}, index) => (
    <ButtonLink key={title} size="large" variant={index === 0 ? 'primary' : 'outline'} to={href}>
      {title}
    </ButtonLink>
  ));
}
