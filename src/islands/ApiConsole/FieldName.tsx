import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Fields.module.css';
import type {ConsoleField} from './formFields';

/** Renders what the reference's list of fields says first about each: its name, its type, and whether it's required. */
export function FieldName({
  name,
  type,
  required,
}: Pick<ConsoleField, 'name' | 'type'> & {required?: boolean}): ReactNode {
  return (
    <span className={clsx('cluster baseline gap-2', styles.name)}>
      <code>{name}</code> <span className="muted mono regular tiny">{type}</span>{' '}
      {required && <strong className="tiny">required</strong>}
    </span>
  );
}
