import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

/** Renders a button that copies each text, by what the button says, and says whether it did. */
export function CopyButtons({texts, children}: {texts: Record<string, string | undefined>; children?: ReactNode}) {
  const [status, setStatus] = useState('');
  const copy = (name: string, text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(`${name}: copied`),
      () => setStatus('Copying is blocked in this browser'),
    );
  return (
    <div className={clsx('cluster gap-2', styles.copies)}>
      {Object.entries(texts).map(
        ([name, text]) =>
          text && (
            <button key={name} type="button" onClick={() => void copy(name, text)}>
              {name}
            </button>
          ),
      )}
      {children}
      <span className="tiny muted" role="status">
        {status}
      </span>
    </div>
  );
}
