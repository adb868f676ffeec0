import Link from '@docusaurus/Link';
import {Icon} from '../Icon';

/** Renders a link to the parent page. */
export function BackLink({title, href}: {title: string; href: string}) {
  return (
    <Link className="gap-1 medium self-start small target" to={href} data-no-print>
      <Icon name="back" />
      {title}
    </Link>
  );
}
