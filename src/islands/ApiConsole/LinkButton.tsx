import {type ReactNode, useEffect, useState} from 'react';
import {buttonClass} from '../../components/Button';

/** How long the button shows the result, in milliseconds. */
const confirmMs = 4_000;

const words = {idle: 'Link to this request', copied: 'Link copied', shown: 'The link is in the address bar'};

/** Renders a button that puts a request into the page's address, and copies the address. */
export function LinkButton({fragment}: {fragment: string}): ReactNode {
  const [state, setState] = useState<keyof typeof words>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), confirmMs);
    return () => clearTimeout(timer);
  }, [state]);
  const link = async () => {
    history.replaceState(history.state, '', fragment);
    try {
      await navigator.clipboard.writeText(location.href);
      setState('copied');
    } catch {
      setState('shown');
    }
  };
  return (
    <button type="button" className={buttonClass({variant: 'quiet'})} onClick={link}>
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}
