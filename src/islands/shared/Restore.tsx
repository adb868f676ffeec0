import {type ReactNode, useState} from 'react';

interface RestoreProps {
  text: string;
  /** The texts that the lab offers. Any other one has been typed. */
  presets: string[];
  onRestore: (typed: string) => void;
  className?: string;
}

/** Renders a button that brings back what the reader had typed before choosing a preset. */
export function Restore({text, presets, onRestore, className}: RestoreProps): ReactNode {
  const [typed, setTyped] = useState('');
  const isPreset = presets.includes(text);
  if (!isPreset && text.trim() !== '' && text !== typed) setTyped(text);
  return (
    isPreset &&
    typed && (
      <div>
        <button type="button" className={className} onClick={() => onRestore(typed)}>
          Restore what I typed
        </button>
      </div>
    )
  );
}
