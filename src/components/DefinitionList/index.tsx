/** Renders names of settings or messages, each with its description. */
export function DefinitionList({items}: {items: Record<string, string>}) {
  return (
    <dl className="level lines">
      {Object.entries(items).map(([term, text]) => (
        <div key={term} className="gap-1 py-4 small stack">
          <dt className="ink mono">{term}</dt>
          <dd className="muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
