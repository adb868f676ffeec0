import clsx from 'clsx';
import {Icon} from '../Icon';
import styles from './styles.module.css';

/** Renders the switch for dark mode. `src/enhance/colorMode.ts` sets its state and remembers the choice. */
export function ColorModeButton() {
  return (
    <button
      type="button"
      className={clsx('icon-button relative', styles.button)}
      aria-label="Dark mode"
      aria-pressed="false"
      data-color-mode
      data-needs-script
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
}
