import clsx from 'clsx';
import type {ReactNode} from 'react';
import {buttonClass} from '../../components/Button';
import lab from '../shared/lab.module.css';
import {copy} from './copy';
import styles from './styles.module.css';
import {type Domain, times} from './training';

interface ClockProps {
  domain: Domain;
  onCreate: () => void;
}

/** Renders the clock of the page, how much of the estimated time has passed, and a button for a new domain. */
export function Clock({domain: {now, startedAt}, onCreate}: ClockProps): ReactNode {
  const passed = startedAt === undefined ? 0 : Math.min(1, (now - startedAt) / times.training);
  return (
    <div className={clsx(styles.part, styles.clock)}>
      <p className={lab.title}>{copy.clock}</p>
      <p className={styles.time}>{new Date(now).toISOString().slice(11, 16)}</p>
      <svg className={styles.progress} height="4" aria-hidden="true">
        <rect width="100%" height="4" />
        <rect className={styles.passed} width={`${passed * 100}%`} height="4" />
      </svg>
      <p className={lab.hint}>{copy.pace}</p>
      <div data-needs-script>
        <button type="button" className={buttonClass({variant: 'outline'})} onClick={onCreate}>
          {copy.create}
        </button>
      </div>
    </div>
  );
}
