import type {ReactNode} from 'react';

/** Characters that turn the direction of writing or aren't visible, which can hide the end of a name. */
const hidden = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Renders the name of a reader's file: isolated from the text around it, and with the codes of invisible characters. */
export function FileName({name}: {name: string}): ReactNode {
  const shown = name.replace(hidden, (character) => `‹${character.codePointAt(0)?.toString(16).toUpperCase()}›`);
  return (
    <bdi>
      <code className="ink plain">{shown}</code>
    </bdi>
  );
}
