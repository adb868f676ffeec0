import {Icon, type IconName} from '../Icon';
import styles from './styles.module.css';

interface CopyButtonProps {
  words: string;
  icon?: IconName;
  /** The button's accessible name, if it differs from its text. */
  name?: string;
  /**
   * The path of a text to fetch and copy, and the title of the link to it that appears when copying fails. Without it,
   * the button copies the code block around it.
   */
  source?: {href: string; title: string};
  /** The title of the notice that appears when copying fails. */
  failure?: string;
}

/** Renders a button that copies text and confirms it in place. `src/enhance/copy.ts` runs it. */
export function CopyButton({words, icon = 'copy', name = words, source, failure}: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`grid muted semibold tiny ${styles.copy}`}
      aria-label={name}
      data-copy={source?.href ?? ''}
      data-message-title={failure ?? (source ? 'Couldn’t copy the page' : 'Couldn’t copy. Select the code instead.')}
      data-message-link={source?.title}
    >
      <span className="gap-2 row">
        <Icon name={icon} />
        {words}
      </span>
    </button>
  );
}
