import type {ReactNode} from 'react';

/** Renders text of the contract, in which code is between backticks. Texts are elements, because translators replace texts. */
export function ContractText({children}: {children: string}): ReactNode {
  const parts = children.split(/`([^`]+)`/);
  // Every other part was between backticks.
  return parts.map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });
}
