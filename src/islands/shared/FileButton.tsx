import type {ReactNode} from 'react';
import {buttonClass} from '../../components/Button';
import lab from './lab.module.css';

interface FileButtonProps {
  label: string;
  onFile: (file: File) => void;
}

/** Renders a button that lets the reader choose a file, also the same one again. */
export function FileButton({label, onFile}: FileButtonProps): ReactNode {
  return (
    <label className={`${buttonClass({variant: 'outline'})} ${lab.file}`}>
      {label}
      <input
        type="file"
        className="visually-hidden"
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}
