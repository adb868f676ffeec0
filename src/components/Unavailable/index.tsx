import clsx from 'clsx';
import {type ButtonProps, buttonClass} from '../Button';
import styles from './styles.module.css';

type UnavailableProps = Omit<ButtonProps, 'variant'> & {
  /** `link` looks like a link in a list, the others like the button of that name. */
  variant?: ButtonProps['variant'] | 'link';
  /** `nearby` hides the remark visually, because text above the list of links already says it. */
  remark?: 'visible' | 'nearby';
};

/**
 * Renders a link without a destination or a button without an action. It says so visibly and to screen readers, and a
 * press shows the same text in a notice (`src/enhance/everywhere.ts`).
 */
export function Unavailable({children, variant = 'link', size, remark = 'visible'}: UnavailableProps) {
  return (
    <button
      type="button"
      className={clsx(
        styles.unavailable,
        variant === 'link' ? ['muted small', styles.link] : buttonClass({variant, size}),
      )}
      aria-disabled="true"
      data-unavailable
    >
      {children}
      <span className={remark === 'visible' ? 'muted regular' : 'visually-hidden'}> (not available yet)</span>
    </button>
  );
}
