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

/** Renders a link that looks like a button. `to` is a route of this site or a full address. */
export function ButtonLink({children, to, ...look}: ButtonProps & {to: string}): ReactNode {
  return (
    <Link className={buttonClass(look)} to={to}>
      {children}
    </Link>
  );
}

/** Renders the submit button of a form. */
export function SubmitButton({children, ...look}: ButtonProps): ReactNode {
  return (
    <button className={buttonClass(look)} type="submit">
      {children}
    </button>
  );
}
