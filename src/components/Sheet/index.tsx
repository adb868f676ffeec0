import clsx from 'clsx';
import type {ReactNode} from 'react';
import {IconButton} from '../IconButton';
import styles from './styles.module.css';

interface SheetProps {
  /** Any button with this `popovertarget` opens the sheet. */
  id: string;
  /** Names the sheet when it is a dialog of its own; a sheet without one is named by what it holds. */
  label?: string;
  /** What stands at the top, beside the close button. */
  head: ReactNode;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/**
 * A full-screen menu for small screens: a browser popover, so that it opens, closes and answers Escape without scripts.
 * `src/enhance/sheet.ts` silences the page behind it and closes it when a link is chosen.
 */
export function Sheet({id, label, head, closeLabel, className, children}: SheetProps): ReactNode {
  return (
    <div
      className={clsx(styles.sheet, className)}
      id={id}
      popover="auto"
      {...(label && {role: 'dialog', 'aria-label': label})}
      data-sheet
      data-no-print
    >
      <div className={styles.bar} data-sheet-bar>
        {head}
        <IconButton icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      {children}
    </div>
  );
}
