import type {ReactNode} from 'react';
import {Icon} from '../../components/Icon';

/** Renders the fields of an object, which fold. They are open at first, so that the browser finds and prints them. */
export function NestedFields({of, children}: {of: string; children: ReactNode}): ReactNode {
  return (
    <details open>
      <summary>
        <Icon name="chevron" />
        Fields of <code>{of}</code>
      </summary>
      {children}
    </details>
  );
}
