import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Select} from '../../components/Select';
import lab from './lab.module.css';

interface ChoiceProps {
  id: string;
  label: string;
  value: string | number;
  options: [value: string | number, text: string][];
  onChoice: (value: string) => void;
}

/** Renders a list of options with a small label above it. */
export function Choice({id, label, value, options, onChoice}: ChoiceProps): ReactNode {
  return (
    <div className={clsx('stack gap-1', lab.choice)}>
      <label className="muted semibold tiny" htmlFor={id}>
        {label}
      </label>
      <Select id={id} value={value} onChange={({currentTarget}) => onChoice(currentTarget.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
