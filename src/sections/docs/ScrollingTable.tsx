import type {ComponentProps, ReactNode} from 'react';

/** Renders a Markdown table in a frame that scrolls sideways when there's less room than the table needs. */
export function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-frame" data-scrolls="Scrollable table">
      <table {...props} />
    </div>
  );
}
