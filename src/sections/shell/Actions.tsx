import {ButtonLink} from '../../components/Button';
import type {LinkEntry} from '../../content/types';

/** Renders a row of buttons. The first is the primary one. */
export function Actions({links}: {links: LinkEntry[]}) {
  return links.map(({title, href}, index) => (
    <ButtonLink key={title} size="large" variant={index === 0 ? 'primary' : 'outline'} to={href}>
      {title}
    </ButtonLink>
  ));
}
