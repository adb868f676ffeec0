import type {ReactNode} from 'react';

/**
 * Renders text of the contract, in which code is between backticks and apostrophes are straight. Numbers stay with their
 * units. Texts are elements, because translators replace texts.
 */
export function ContractText({children}: {children: string}): ReactNode {
  const parts = children.split(/`([^`]+)`/);
  // Every other part was between backticks.
  return parts.map((part, index) => {
    const key = `${index}${part}`;
    if (index % 2 === 1) return <code key={key}>{part}</code>;
    return <span key={key}>{part.replaceAll("'", '’').replace(/(\d) /g, '$1\u00a0')}</span>;
  });
}
