import clsx from 'clsx';
import type {ReactNode} from 'react';
import lab from './lab.module.css';

/** Renders a button that lets the reader choose a file, also the same one again. */
export function FileButton({label, onFile}: {label: string; onFile: (file: File) => void}): ReactNode {
  return (
    <label className={clsx('row', lab.action)}>
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
