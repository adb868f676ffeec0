import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {Icon} from '../../components/Icon';
import {consoleId, docsRoute} from '../../facts/routes';
import {Island} from '../../islands/Island';
import {SearchLink} from '../shell/SearchLink';
import styles from './authorTags.module.css';

/** Renders a Markdown list of links as cards. Each item is an optional `<Icon>`, a link, and a sentence. */
export function LinkCards({children}: {children: ReactNode}) {
  return (
    <div className="link-cards" data-rare>
      {children}
    </div>
  );
}

/**
 * Renders the collapsible fields of an object. They start open, so that the browser's search and print include them.
 */
export function NestedFields({of, children}: {of: string; children: ReactNode}) {
  return (
    <details open>
      <summary data-no-print>
        Fields of <code>{of}</code>
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}

/** Renders a Markdown table in a frame that scrolls sideways when there's less room than the table needs. */
export function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    <div className="table-frame" data-scrolls="Scrollable table">
      <table {...props} />
    </div>
  );
}

/** Renders a search box in the page. Without scripts, it's hidden, because its link would lead to this page. */
export function SearchBox({title}: {title: string}) {
  return (
    <div className={styles.searchBox} data-needs-script>
      <SearchLink href={docsRoute} title={title} />
    </div>
  );
}

/** Renders two blocks, such as a request and its response, beside each other where there is room, and the rest below. */
export function SideBySide({children}: {children: ReactNode}) {
  return <div className={clsx('stack gap-6', styles.sideBySide)}>{children}</div>;
}

/**
 * Renders the replay of a stream, which is closed at first. Links to its ID open it.
 * @param operation the stream's ID in the contract
 */
export function StreamReplay({operation}: {operation: string}) {
  useBrokenLinks().collectAnchor(consoleId(operation));
  return <Island name="StreamReplay" when="visible" props={{operation}} />;
}

interface TryCallProps {
  /** The call's ID in the contract. */
  operation: string;
  /** When the console starts. On pages that most readers only read, it starts once they reach it. */
  when?: 'reached' | 'visible';
}

/** Renders the console of a documented call: `<TryCall operation="parseText" />`. Links to its ID open it. */
export function TryCall({operation, when}: TryCallProps) {
  useBrokenLinks().collectAnchor(consoleId(operation));
  return <Island name="ApiConsole" when={when} props={{operation}} />;
}
