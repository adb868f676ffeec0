import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useState} from 'react';
import {buttonClass} from '../../../../src/components/Button';
import {Select} from '../../../../src/components/Select';
import type {Exchange} from '../exchange';
import {isTrouble, outcomeOf, sizeOf, sizeText, timeText} from './format';
import styles from './styles.module.css';
import {Timeline} from './Timeline';

const filters: Record<string, (exchange: Exchange) => boolean> = {
  'All calls': () => true,
  'With violations': ({violations}) => violations.length > 0,
  'Failed or violating': isTrouble,
  Streams: ({method}) => method === 'WebSocket',
  'Arranged failures': ({arranged}) => arranged !== undefined,
};

/** How many calls are rendered at first, and with each press of the button below them. */
const pageSize = 200;

/** How often screen readers are told about new calls, in milliseconds. */
const announceEvery = 4_000;

/** Tells screen readers how many calls are new, rarely enough to be listened to. */
function Announcer({exchanges}: {exchanges: Exchange[]}): ReactNode {
  const [known, setKnown] = useState(exchanges[0]?.id ?? 0);
  const [text, setText] = useState('');
  const newest = exchanges[0]?.id ?? 0;
  useEffect(() => {
    if (newest <= known) return;
    const timer = setTimeout(() => {
      const news = exchanges.filter(({id}) => id > known);
      const troubled = news.filter(isTrouble).length;
      setText(`${news.length} new ${news.length === 1 ? 'call' : 'calls'}, ${troubled} failed or violating`);
      setKnown(newest);
    }, announceEvery);
    return () => clearTimeout(timer);
  }, [newest, known, exchanges]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

/** Moves the focus from row to row. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const at = rows.indexOf(document.activeElement as HTMLButtonElement);
  const to = {ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1}[event.key];
  const row = to === undefined ? undefined : rows[to];
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  row.focus();
  row.click();
}

function Row({exchange, isSelected, onSelect}: {exchange: Exchange; isSelected: boolean; onSelect: () => void}) {
  const {at, method, path, duration, violations, arranged} = exchange;
  return (
    <li>
      <button
        type="button"
        className={clsx('mono tiny', styles.row)}
        aria-current={isSelected || undefined}
        data-trouble={isTrouble(exchange) || undefined}
        tabIndex={isSelected ? 0 : -1}
        onClick={onSelect}
      >
        <span className="muted">{timeText(at)}</span>
        <b className={styles.method} data-method={method}>
          {method === 'WebSocket' ? 'WSS' : method}
        </b>
        <span className={styles.path}>
          <bdi>{path}</bdi>{' '}
          {violations.length > 0 && (
            <em
              className={styles.count}
            >{`${violations.length} ${violations.length === 1 ? 'violation' : 'violations'}`}</em>
          )}{' '}
          {arranged && <em className={styles.arranged}>arranged</em>}
        </span>
        <b className={styles.outcome}>{outcomeOf(exchange)}</b>
        <span className="muted">{duration === undefined ? '…' : `${duration} ms`}</span>
        <span className="muted">{sizeText(sizeOf(exchange))}</span>
      </button>
    </li>
  );
}

interface CallsProps {
  exchanges: Exchange[];
  selected?: number;
  /** Whether the newest call is selected, whichever that is. */
  isFollowing: boolean;
  onSelect: (id?: number) => void;
}

/** Renders the calls that match the filters, newest first. */
export function Calls({exchanges, selected, isFollowing, onSelect}: CallsProps): ReactNode {
  const [filter, setFilter] = useState('All calls');
  const [text, setText] = useState('');
  const [count, setCount] = useState(pageSize);
  const wanted = text.trim().toLowerCase();
  const matching = exchanges.filter(
    (exchange) =>
      filters[filter]?.(exchange) &&
      `${exchange.method} ${exchange.path} ${outcomeOf(exchange)}`.toLowerCase().includes(wanted),
  );
  const shown = matching.slice(0, count);
  const tabbed = shown.some(({id}) => id === selected) ? selected : shown[0]?.id;
  return (
    <section className="stack" aria-label="Traffic">
      <div className="cluster gap-2 tiny">
        <input
          className={styles.search}
          type="search"
          aria-label="Filter by method, path, or status"
          placeholder="Method, path, or status"
          value={text}
          onInput={({currentTarget}) => setText(currentTarget.value)}
        />
        <Select aria-label="Which calls" value={filter} onChange={({currentTarget}) => setFilter(currentTarget.value)}>
          {Object.keys(filters).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <button
          type="button"
          className={buttonClass({variant: 'outline'})}
          onClick={() => void fetch('/inspect/exchanges', {method: 'DELETE'})}
        >
          Clear
        </button>
      </div>
      {!isFollowing && (
        <button type="button" className={clsx('tiny semibold accent', styles.follow)} onClick={() => onSelect()}>
          Follow the newest call
        </button>
      )}
      <Announcer exchanges={exchanges} />
      <Timeline exchanges={shown} selected={tabbed} />
      <ol className={styles.rows} onKeyDown={onKeyDown}>
        {shown.map((exchange) => (
          <Row
            key={exchange.id}
            exchange={exchange}
            isSelected={exchange.id === tabbed}
            onSelect={() => onSelect(exchange.id)}
          />
        ))}
      </ol>
      {matching.length === 0 && <p className="muted small">No call matches.</p>}
      {matching.length > count && (
        <button type="button" className={buttonClass({variant: 'outline'})} onClick={() => setCount(count + pageSize)}>
          {`Show ${Math.min(pageSize, matching.length - count)} more of ${matching.length}`}
        </button>
      )}
    </section>
  );
}
