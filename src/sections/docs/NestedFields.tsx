import type {ReactNode} from 'react';
import {Icon} from '../../components/Icon';

/**
 * Renders the collapsible fields of an object. They start open, so that the browser's search and print include them.
 */
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
