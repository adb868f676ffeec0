import type {ComponentProps, ReactNode} from 'react';

/** Renders a Markdown table in a frame that scrolls sideways when the screen is narrower than the table. */
export function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-frame" data-scrolls="Scrollable table">
      <table {...props} />
    </div>
  );
}
