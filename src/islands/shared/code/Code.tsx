import type {ReactNode} from 'react';
import {colored} from './colors';

/** Renders colored code. */
export function Code({children}: {children: string}): ReactNode {
  let offset = 0;
  return (
    <code>
      {colored(children).map(({text, color}) => {
        const key = offset;
        offset += text.length;
        return (
          <span key={key} className={color}>
            {text}
          </span>
        );
      })}
    </code>
  );
}
