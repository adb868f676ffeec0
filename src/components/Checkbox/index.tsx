import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface CheckboxProps {
  /** Unique on its page. */
  id: string;
  name: string;
  label: string;
}

/** Renders a native checkbox whose label is part of the target. */
export function Checkbox({id, name, label}: CheckboxProps): ReactNode {
  return (
    <label className={styles.checkbox} htmlFor={id}>
      <input className={styles.box} id={id} name={name} type="checkbox" />
      {label}
    </label>
  );
}
