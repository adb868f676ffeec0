import {Children, isValidElement, type ReactNode} from 'react';
import {Tabs} from '../../components/Tabs';

interface DocsTabProps {
  /** The tab's hash. */
  id: string;
  label: string;
  children: ReactNode;
}

/** Holds one tab of a `DocsTabs`, which reads these props. */
export function DocsTab({children}: DocsTabProps): ReactNode {
  return children;
}

/** Renders tabs as authors write them: `<DocsTabs label="…"><DocsTab id="…" label="…">…</DocsTab></DocsTabs>`. */
export function DocsTabs({label, children}: {label: string; children: ReactNode}): ReactNode {
  const items = Children.toArray(children)
    .filter((child) => isValidElement<DocsTabProps>(child))
    .map(({props}) => ({
      id: props.id,
      label: props.label,
      content: (
        <div className="docs-tab" data-label={props.label}>
          {props.children}
        </div>
      ),
    }));
  return <Tabs label={label} items={items} />;
}
