import {type ReactNode, useState} from 'react';
import lab from '../../../../src/islands/shared/lab.module.css';

/** Renders a button that copies each text, by what the button says, and says whether it did. */
export function CopyButtons({texts, children}: {texts: Record<string, string>; children?: ReactNode}) {
  const [status, setStatus] = useState('');
  const copy = (name: string, text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(`${name}: copied`),
      () => setStatus('Copying is blocked in this browser'),
    );
  return (
    <div className="cluster gap-2">
      {Object.entries(texts).map(([name, text]) => (
        <button key={name} type="button" className={lab.option} onClick={() => void copy(name, text)}>
          {name}
        </button>
      ))}
      {children}
      <span className="tiny muted" role="status">
        {status}
      </span>
    </div>
  );
}
