import type {ComponentProps, ReactNode} from 'react';

/** A Markdown table inside a frame that scrolls sideways when the screen is narrower than the table. */
export function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-frame" data-scrolls>
      <table {...props} />
    </div>
  );
}
