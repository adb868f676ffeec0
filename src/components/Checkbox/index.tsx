import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

export interface CheckboxProps {
  /** Unique on its page. */
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** Value and handlers, for islands. */
  input?: Pick<ComponentProps<'input'>, 'checked' | 'onChange'>;
}

/** Renders a native checkbox whose label is part of the target. */
export function Checkbox({id, name, label, hint, input}: CheckboxProps) {
  return (
    <div>
      <label className={clsx('ink small target', styles.checkbox)} htmlFor={id}>
        <input
          className="box"
          id={id}
          name={name}
          type="checkbox"
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...input}
        />
        {label}
      </label>
      {hint && (
        <p className="muted tiny" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
