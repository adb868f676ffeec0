import type {ComponentProps} from 'react';
import {Icon, type IconName} from '../Icon';

interface IconButtonProps extends Pick<ComponentProps<'button'>, 'popoverTarget' | 'popoverTargetAction'> {
  icon: IconName;
  /** The button's accessible name, because it shows no text. */
  label: string;
}

/** Renders a framed icon button, large enough for touch, that opens or closes a popover. */
export function IconButton({icon, label, ...popover}: IconButtonProps) {
  return (
    <button type="button" className="border-strong icon-button ink" aria-label={label} {...popover}>
      <Icon name={icon} />
    </button>
  );
}
