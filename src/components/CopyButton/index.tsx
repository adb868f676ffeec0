import type {ReactNode} from 'react';
import {Icon} from '../Icon';
import styles from './styles.module.css';

interface CopyButtonProps {
  words: string;
  /** What is copied, where the words don't say it. */
  name?: string;
  /** The path of a text that is fetched and copied; without it, the code of the block around the button is. */
  source?: string;
}

/** A button that copies and says so in its own place; `src/enhance/copy.ts` serves it. */
export function CopyButton({words, name = words, source = ''}: CopyButtonProps): ReactNode {
  return (
    <button type="button" className={styles.copy} aria-label={name} data-copy={source} data-needs-script data-no-print>
      <span className={styles.idle}>
        <Icon name="copy" />
        {words}
      </span>
      <span className={styles.done}>
        <Icon name="check" />
        Copied
      </span>
    </button>
  );
}
