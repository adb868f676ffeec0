import clsx from 'clsx';
import type {ReactNode} from 'react';
import {IconButton} from '../IconButton';
import styles from './styles.module.css';

interface SheetProps {
  /** Any button with this `popovertarget` opens the sheet. */
  id: string;
  /** The sheet's name if it's a dialog. Without one, its content names it. */
  label?: string;
  /** What is at the top, beside the close button. */
  head: ReactNode;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/**
 * Renders a full-screen menu for small screens. It's a popover, which opens, closes, and handles Escape without scripts.
 * `src/enhance/sheet.ts` makes the page behind it inert and closes it when a link is followed.
 */
export function Sheet({id, label, head, closeLabel, className, children}: SheetProps) {
  return (
    <div
      className={clsx('paper text', styles.sheet, className)}
      id={id}
      popover="auto"
      {...(label && {role: 'dialog', 'aria-label': label})}
      data-sheet
      data-no-print
    >
      <div className={clsx('border-b gap-2 mb-3 row paper', styles.bar)} data-sheet-bar>
        {head}
        <IconButton icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      {children}
    </div>
  );
}
