import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Fields.module.css';
import type {ConsoleField} from './formFields';

/** Renders what the reference's list of fields says first about each: its name, its type, and whether it's required. */
export function FieldName({name, type, required}: ConsoleField): ReactNode {
  return (
    <span className={styles.name}>
      <code>{name}</code> <span className={clsx('muted mono regular', styles.type)}>{type}</span>{' '}
      {required && <strong className="tiny">required</strong>}
    </span>
  );
}
