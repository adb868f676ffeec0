import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {Select} from '../Select';
import styles from './styles.module.css';

export interface FieldProps {
  /** Unique on its page. The ids of the error and the hint are derived from it. */
  id: string;
  name: string;
  label: ReactNode;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  required?: boolean;
  /** The error message if the field is empty, or, unless the field is required, if the whole form is. */
  missing?: string;
  /** Says beside the label that the field is optional. Labels don't say that one is required. */
  optional?: boolean;
  hint?: ReactNode;
  /** The number of lines of a multi-line field. */
  rows?: number;
  /** Makes the field a `<select>` with these options. */
  options?: readonly string[];
  /** The text of the empty option. */
  emptyOption?: string;
  /** The error message, if an island validates the value itself. */
  error?: string;
  /** Further properties of a single-line control, such as the value and the handlers of an island. */
  input?: Omit<ComponentProps<'input'>, 'id' | 'name' | 'type'>;
  /** The same for a multi-line control. */
  textarea?: Omit<ComponentProps<'textarea'>, 'id' | 'name'>;
  /** The same for a `<select>`. */
  select?: Omit<ComponentProps<'select'>, 'id' | 'name'>;
}

/**
 * Returns the attributes with the messages that `src/enhance/forms.ts` shows for an empty required control and for a
 * malformed email address. For other errors, it shows the browser's own message.
 */
function errorTexts({label, type, required, missing}: FieldProps) {
  const name = typeof label === 'string' ? label.toLowerCase() : undefined;
  return {
    'data-missing': missing ?? (required && name ? `Enter your ${name}.` : undefined),
    'data-malformed': type === 'email' ? 'Enter an email address in the form name@example.com.' : undefined,
  };
}

function Control(props: FieldProps) {
  const {id, name, type = 'text', autoComplete, required, hint, rows, options, error} = props;
  const {emptyOption = 'Choose one', input, textarea, select = {defaultValue: ''}} = props;
  const shared = {
    id,
    name,
    required,
    autoComplete,
    className: clsx('border-strong ink rounded', styles.control),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint ? `${id}-error ${id}-hint` : `${id}-error`,
    ...errorTexts(props),
  };
  if (options) {
    return (
      <Select {...shared} {...select}>
        <option value="">{emptyOption}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  }
  if (rows) return <textarea {...shared} rows={rows} {...textarea} />;
  return <input {...shared} type={type} spellCheck={false} {...input} />;
}

/**
 * Renders a labeled control with an empty element for its error. The browser's constraint validation decides what is
 * valid, and `src/enhance/forms.ts` shows the message. A password has a button that reveals it.
 */
export function Field(props: FieldProps) {
  const {id, label, type, optional, hint, error} = props;
  return (
    <div className="stack gap-2" data-field>
      <label className="ink small semibold" htmlFor={id}>
        <span>{label}</span> {optional && <span className="muted regular">(optional)</span>}
      </label>
      <div className="relative">
        <Control {...props} />
        {type === 'password' && (
          <button
            type="button"
            className={clsx('accent small semibold', styles.reveal)}
            aria-pressed="false"
            aria-controls={id}
            data-reveal
            data-needs-script
          >
            Show<span className="visually-hidden"> password</span>
          </button>
        )}
      </div>
      <p
        className={clsx('gap-2 grid small medium', styles.error)}
        id={`${id}-error`}
        aria-live={error === undefined ? undefined : 'polite'}
        data-error
      >
        {error}
      </p>
      {hint && (
        <p className="muted tiny" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
