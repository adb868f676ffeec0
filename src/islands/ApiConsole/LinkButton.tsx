import {type ReactNode, useEffect, useState} from 'react';
import {formatNumber} from '../../facts/format';
import {maxValueLength} from './link';

/** How long the button shows the result, in milliseconds. */
const confirmMs = 4_000;

const words = {
  idle: 'Link to this request',
  copied: 'Link copied',
  shown: 'The link is in the address bar',
  tooLong: `No link: shorten values to ${formatNumber(maxValueLength)} characters`,
};

interface LinkButtonProps {
  /** Undefined when the request is too long for a link. */
  fragment?: string;
  className: string;
}

/** Renders a button that puts a request into the page's address, and copies the address. */
export function LinkButton({fragment, className}: LinkButtonProps): ReactNode {
  const [state, setState] = useState<keyof typeof words>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), confirmMs);
    return () => clearTimeout(timer);
  }, [state]);
  const link = async () => {
    if (fragment === undefined) {
      setState('tooLong');
      return;
    }
    history.replaceState(history.state, '', fragment);
    try {
      await navigator.clipboard.writeText(location.href);
      setState('copied');
    } catch {
      setState('shown');
    }
  };
  return (
    <button type="button" className={className} onClick={link}>
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}
