import clsx from 'clsx';
import type {ReactNode} from 'react';
import {type ButtonProps, buttonClass} from '../Button';
import styles from './styles.module.css';

type UnavailableProps = Omit<ButtonProps, 'variant'> & {
  /** What is not there yet, as the notice that answers a press names it. */
  what: string;
  /** `link` looks like a link in a list, the others like the button of that name. */
  variant?: ButtonProps['variant'] | 'link';
};

/**
 * Something the site will offer one day: a link without a destination or a button without an action. It is announced
 * as not available, and a press is answered with a notice (`src/enhance/unavailable.ts`), so nobody is left wondering.
 */
export function Unavailable({children, what, variant = 'link', size}: UnavailableProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.unavailable, variant === 'link' ? styles.link : buttonClass({variant, size}))}
      aria-disabled="true"
      data-unavailable={what}
    >
      {children}
      <span className="visually-hidden"> (not available yet)</span>
    </button>
  );
}
