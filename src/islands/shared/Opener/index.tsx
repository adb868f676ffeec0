import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';
import {buttonClass} from '../../../components/Button';
import lab from '../lab.module.css';
import styles from './styles.module.css';

interface OpenerProps {
  /** What the button says while the lab is closed, such as "Try it". */
  label: string;
  /** What the lab is for, which screen readers read after the button's text. */
  name: string;
  /** What the lab does, in a sentence beside the button. */
  hint: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The ID that links lead to. */
  id?: string;
  ref?: Ref<HTMLDivElement>;
  /** The lab. It isn't rendered while it's closed. */
  children: ReactNode;
}

/**
 * Renders a lab that is closed until the reader opens it. In the reference, all labs start closed, so that its calls
 * stay short to read and its page stays small.
 */
export function Opener({label, name, hint, isOpen, onToggle, id, ref, children}: OpenerProps): ReactNode {
  return (
    <div className={clsx(styles.opener, isOpen && styles.open)} id={id} ref={ref} data-needs-script>
      <div className={styles.head}>
        <button type="button" className={buttonClass({variant: 'outline'})} aria-expanded={isOpen} onClick={onToggle}>
          <span>{isOpen ? 'Close' : label}</span>
          <span className="visually-hidden">{`: ${name}`}</span>
        </button>
        <span className={lab.hint}>{hint}</span>
      </div>
      {isOpen && children}
    </div>
  );
}
