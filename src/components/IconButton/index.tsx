import type {ComponentProps, ReactNode} from 'react';
import {Icon, type IconName} from '../Icon';
import styles from './styles.module.css';

interface IconButtonProps extends Pick<ComponentProps<'button'>, 'popoverTarget' | 'popoverTargetAction'> {
  icon: IconName;
  /** What the button does, since it shows no words. */
  label: string;
}

/** A framed button with an icon, large enough for a finger; it opens or closes the popover it names. */
export function IconButton({icon, label, ...popover}: IconButtonProps): ReactNode {
  return (
    <button type="button" className={styles.button} aria-label={label} {...popover}>
      <Icon name={icon} />
    </button>
  );
}
