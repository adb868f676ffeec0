import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {Select} from '../../../../src/components/Select';
import lab from '../../../../src/islands/shared/lab.module.css';
import type {Exchange} from '../exchange';
import styles from './Calls.module.css';
import {Details} from './Details';
import {countText, isTrouble, outcomeOf, sizeOf, sizeText, timeText} from './format';
import {Timeline} from './Timeline';
import timeline from './Timeline.module.css';
import {ask} from './useTraffic';

const filters: Record<string, (exchange: Exchange) => boolean> = {
  'All calls': () => true,
  'With violations': ({violations}) => violations.length > 0,
  'Failed or violating': isTrouble,
  Streams: ({method}) => method === 'WebSocket',
  'Arranged failures': ({arranged}) => arranged !== undefined,
};

/** How many calls are rendered at first, and with each press of the button below them. */
const pageSize = 200;

/** How long no call arrives before screen readers are told about the last ones, in milliseconds. */
const pause = 4_000;

/** Returns what the field above the calls searches. */
const textOf = (exchange: Exchange): string =>
  `${exchange.method} ${exchange.path} ${outcomeOf(exchange)} ${exchange.request.body}`;

/** Goes back from the details to the list. */
function goToList(): void {
  const row = document.querySelector<HTMLElement>('ol :checked') ?? document.querySelector<HTMLElement>('ol input');
  row?.focus();
}

/** Shows the details where they are below the list. */
function goToDetails(): void {
  if (matchMedia('(width < 62rem)').matches) document.getElementById('call')?.focus();
}

/** Renders a call as the content of its row. */
function Row({exchange}: {exchange: Exchange}): ReactNode {
  const {at, method, path, duration, violations, arranged} = exchange;
  return (
    <>
      <span className="muted">{timeText(at)}</span>
      <b className={styles.method} data-method={method}>
        {method}
      </b>
      <span className={clsx('cluster gap-2', styles.path)}>
        <bdi>{path}</bdi>{' '}
        {violations.length > 0 && <span className={styles.count}>{countText(violations.length, 'violation')}</span>}{' '}
        {arranged && <span className="muted">arranged</span>}
      </span>
      <b className={styles.outcome}>{outcomeOf(exchange)}</b>
      <span className="muted">{duration === undefined ? '…' : `${duration} ms`}</span>
      <span className="muted">{sizeText(sizeOf(exchange))}</span>
    </>
  );
}

/** Tells screen readers how many calls there are, rarely enough to be listened to. */
function Announcer({exchanges}: {exchanges: Exchange[]}): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    const count = `${countText(exchanges.length, 'call')}, ${exchanges.filter(isTrouble).length} failed or violating`;
    const timer = setTimeout(setText, pause, count);
    return () => clearTimeout(timer);
  }, [exchanges]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

/** Renders the calls that match the filters, newest first, and the details of one: the newest, until another is chosen. */
export function Calls({exchanges}: {exchanges: Exchange[]}): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const [filter, setFilter] = useState('All calls');
  const [text, setText] = useState('');
  const [count, setCount] = useState(pageSize);
  const wanted = text.trim().toLowerCase();
  const matching = exchanges.filter(
    (exchange) => filters[filter]?.(exchange) && (wanted === '' || textOf(exchange).toLowerCase().includes(wanted)),
  );
  const shown = matching.slice(0, count);
  const found = exchanges.find(({id}) => id === chosen);
  const selected = found ?? matching[0];
  const open = ({id}: Exchange) => {
    setChosen(id);
    requestAnimationFrame(goToDetails);
  };
  return (
    <div className="beside gap-6 gap-x-8 stack">
      <section className="stack" aria-label="Traffic">
        <Announcer exchanges={exchanges} />
        <div className={clsx('cluster gap-2 tiny', lab.choice, styles.tools)}>
          <input
            type="search"
            aria-label="Search calls by method, path, status, or body"
            placeholder="Search calls"
            value={text}
            onInput={({currentTarget}) => setText(currentTarget.value)}
          />
          <Select
            aria-label="Which calls"
            value={filter}
            onChange={({currentTarget}) => setFilter(currentTarget.value)}
          >
            {Object.keys(filters).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <button
            type="button"
            className={lab.option}
            aria-pressed={!found}
            onClick={() => setChosen(found ? undefined : selected?.id)}
          >
            Follow newest
          </button>
          <button type="button" className={lab.option} onClick={() => ask('DELETE', '/inspect/exchanges')}>
            Clear
          </button>
        </div>
        <Timeline
          items={shown}
          barOf={(exchange) => ({
            y1: Math.max(0, 88 - 21 * Math.log10(1 + (exchange.duration ?? 0))),
            y2: 100,
            className: clsx(isTrouble(exchange) && timeline.troubled, exchange === selected && timeline.current),
          })}
          onOpen={open}
        />
        <ol className={clsx('rows', styles.rows)}>
          {shown.map((exchange) => (
            <li key={exchange.id}>
              <label className={clsx('mono tiny cluster', styles.row)} data-trouble={isTrouble(exchange) || undefined}>
                <input
                  type="radio"
                  name="call"
                  checked={exchange === selected}
                  // Arrow keys stay in the list.
                  onClick={({detail}) => (detail === 0 ? setChosen(exchange.id) : open(exchange))}
                />
                <Row exchange={exchange} />
              </label>
            </li>
          ))}
        </ol>
        {matching.length === 0 && <p className="muted small">No call matches.</p>}
        {matching.length > count && (
          <button type="button" className={lab.option} onClick={() => setCount(count + pageSize)}>
            {`Show ${Math.min(pageSize, matching.length - count)} more of ${matching.length}`}
          </button>
        )}
      </section>
      {selected && (
        <Details key={selected.id} exchange={selected} onUse={() => setChosen(selected.id)} onLeave={goToList} />
      )}
    </div>
  );
}
