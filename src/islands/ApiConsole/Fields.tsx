import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Field} from '../../components/Field';
import type {RestCall} from '../../sandbox/calls';
import type {Violation} from '../../sandbox/schema';
import {ContractText} from '../shared/code/ContractText';
import {AudioField} from './AudioField';
import {FieldName} from './FieldName';
import styles from './Fields.module.css';
import {type ConsoleField, fieldsOfCall} from './formFields';
import {type Change, type Draft, fileUndoOf, messageFor, placeholderKey, violationsOf} from './request';

const maxRows = 12;

const rowsFor = (text: string) => Math.min(Math.max(text.split('\n').length, 3), maxRows);

/** Preset texts that are longer than this are edited on several lines. */
const longText = 80;

interface ValueFieldProps {
  id: string;
  field: ConsoleField;
  value: string;
  /** Whether the text is edited on several lines. Must not depend on what is typed: replacing the control would lose the focus. */
  isLong: boolean;
  error: string;
  onChange: (value: string) => void;
}

function ValueField({id, field, value, isLong, error, onChange}: ValueFieldProps): ReactNode {
  const {name, kind, description, range, choices} = field;
  const control = {value, onChange: ({target}: {target: {value: string}}) => onChange(target.value)};
  const shared = {
    id,
    name,
    error,
    label: <FieldName {...field} />,
    hint: (
      <ContractText>
        {[description, kind === 'json' && 'Write it as JSON.', range && `Range: ${range}.`].filter(Boolean).join(' ')}
      </ContractText>
    ),
    autoComplete: 'off',
  };
  if (kind === 'choice') {
    // A preset or a link can contain a value that isn't among the choices.
    const options = value === '' || choices.includes(value) ? choices : [...choices, value];
    return <Field {...shared} options={options} emptyOption="Not sent" select={control} />;
  }
  if (kind === 'json' || isLong) {
    return <Field {...shared} rows={rowsFor(value)} textarea={{...control, spellCheck: false}} />;
  }
  return <Field {...shared} input={{...control, inputMode: kind === 'number' ? 'decimal' : undefined}} />;
}

interface FieldsProps {
  /** The prefix of the IDs of the controls. */
  id: string;
  call: RestCall;
  draft: Draft;
  /** The violations that the response to this draft reports, such as a domain that doesn't exist. */
  refused: Violation[];
  onChange: (change: Change) => void;
}

/** Renders a control for each field of a call, with what the contract says about it, and the errors in its value. */
export function Fields({id, call, draft, refused, onChange}: FieldsProps): ReactNode {
  const violations = violationsOf(call, draft);
  const errorOf = (field: ConsoleField) => messageFor(field, violations) || messageFor(field, refused);
  return (
    <div className={clsx('stack gap-6', styles.fields)}>
      {fieldsOfCall(call).map((field) => (
        <div key={field.name}>
          {field.kind === 'file' ? (
            <AudioField
              field={field}
              draft={draft}
              error={errorOf(field)}
              onChange={(recording) => onChange({edit: (before) => ({...before, recording}), undoFor: fileUndoOf})}
            />
          ) : (
            <ValueField
              id={`${id}-${field.name}`}
              field={field}
              value={draft.values[field.name] ?? ''}
              isLong={(draft.preset.values[field.name] ?? '').length > longText}
              error={errorOf(field)}
              onChange={(value) =>
                onChange({edit: (before) => ({...before, values: {...before.values, [field.name]: value}})})
              }
            />
          )}
        </div>
      ))}
      <div className="baseline border-t cluster muted pt-4 tiny">
        <code>{`Authorization: Bearer ${placeholderKey}`}</code>
        <span>A placeholder. This page never asks for a real key.</span>
      </div>
    </div>
  );
}
