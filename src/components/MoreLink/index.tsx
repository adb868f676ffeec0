import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Icon} from '../Icon';
import styles from './styles.module.css';

/** Renders the text of a link with an arrow, which stays on the line of the last word. */
export function TextWithArrow({text}: {text: string}) {
  const end = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, end)}
      <span className={clsx('nowrap', styles.end)}>
        {text.slice(end)}
        <Icon name="arrow" />
      </span>
    </>
  );
}

/** Renders a link to further reading at the end of a section. Paper can't follow it. */
export function MoreLink({title, href}: {title: string; href: string}) {
  return (
    <Link className={clsx('self-start semibold', styles.more)} to={href} data-no-print>
      <TextWithArrow text={title} />
    </Link>
  );
}

/** Renders several links to further reading in a row, from addresses by title. */
export function MoreLinks({links}: {links: Record<string, string>}) {
  return (
    <p className="cluster gap-2 gap-x-8 mt-5">
      {Object.entries(links).map(([title, href]) => (
        <MoreLink key={title} title={title} href={href} />
      ))}
    </p>
  );
}
