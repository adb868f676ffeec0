import type {ReactNode} from 'react';

/** Renders what the reference's list of fields says first about each: its name, its type, and whether it's required. */
export function FieldName({name, type, required}: {name: string; type: string; required?: boolean}): ReactNode {
  return (
    <span className="baseline cluster gap-2 small">
      {/* A path that is too long for a line is divided after a dot. */}
      <code className="plain">
        {name.split(/(?<=\.)/).flatMap((part, index) => (index ? [<wbr key={part} />, part] : part))}
      </code>{' '}
      <span className="muted mono regular tiny">{type}</span>{' '}
      {required && <strong className="semibold tiny">required</strong>}
    </span>
  );
}
