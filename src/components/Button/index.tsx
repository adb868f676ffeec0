import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ButtonProps {
  children: ReactNode;
  /** `primary` for a view's main action, `outline` beside it, `quiet` in rows of text. */
  variant?: 'primary' | 'outline' | 'quiet';
  size?: 'medium' | 'large';
}

/** Returns the class names of a button, for other elements that look like one. */
export function buttonClass({variant = 'primary', size = 'medium'}: Omit<ButtonProps, 'children'>): string {
  return clsx(styles.button, styles[variant], styles[size]);
}

type ButtonLinkProps = Omit<ButtonProps, 'children'> & {
  title: ReactNode;
  /** A route of this site, a full address, or a `mailto:` or `data:` address. */
  href: string;
  /** The file name for what a `data:` address contains. */
  download?: string;
};

/** Renders a link that looks like a button. */
export function ButtonLink({title, href, download, ...look}: ButtonLinkProps) {
  // Docusaurus' link would open these in a new tab, which stays empty.
  if (/^(mailto|data):/.test(href)) {
    return (
      <a className={buttonClass(look)} href={href} download={download}>
        {title}
      </a>
    );
  }
  return (
    <Link className={buttonClass(look)} to={href}>
      {title}
    </Link>
  );
}

/** Renders a row of buttons from addresses by title. The first is the primary one. */
export function ButtonLinks({links}: {links: Record<string, string>}) {
  return (
    <div className={clsx('cluster', styles.links)}>
      {Object.entries(links).map(([title, href], index) => (
        <ButtonLink key={title} title={title} href={href} size="large" variant={index === 0 ? 'primary' : 'outline'} />
      ))}
    </div>
  );
}

/** Renders the submit button of a form. */
export function SubmitButton({children, ...look}: ButtonProps) {
  return (
    <button className={buttonClass(look)} type="submit">
      {children}
    </button>
  );
}
