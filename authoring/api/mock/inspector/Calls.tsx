import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import lab from '../../../../src/islands/shared/lab.module.css';
import type {Exchange} from '../exchange';
import {Details} from './Details';
import {countText, isTrouble, outcomeOf, sizeText, timeText} from './format';
import styles from './styles.module.css';
import {Timeline} from './Timeline';
import {ask} from './useTraffic';

/** How many calls are rendered at first, and with each press of the button below them. */
const pageSize = 200;

/** How long no call arrives before screen readers are told about the last ones, in milliseconds. */
const pause = 4_000;

/** Returns what a search finds a call by, besides its method, path, and body. */
const stateOf = ({violations, arranged}: Exchange): string =>
  [violations[0] && countText(violations.length, 'violation'), arranged && 'arranged'].filter(Boolean).join(', ');

function matches(exchange: Exchange, wanted: string): boolean {
  const {method, path, request} = exchange;
  const state = [stateOf(exchange), outcomeOf(exchange), isTrouble(exchange) && 'failed'];
  return [method, path, ...state, request.body].join(' ').toLowerCase().includes(wanted);
}

/** Tells screen readers a text, rarely enough to be listened to. */
function Announcement({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSaid, pause, text);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="visually-hidden">{said}</output>;
}

/** Renders the calls that match a search, newest first, and the details of one: the newest, until another is chosen. */
export function Calls({exchanges}: {exchanges: Exchange[]}): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const [text, setText] = useState('');
  const [count, setCount] = useState(pageSize);
  const troubles = exchanges.filter(isTrouble).length;
  const wanted = text.trim().toLowerCase();
  const matching = exchanges.filter((exchange) => wanted === '' || matches(exchange, wanted));
  const shown = matching.slice(0, count);
  const found = exchanges.find(({id}) => id === chosen);
  const selected = found ?? matching[0];
  const follow = () => setChosen(found ? undefined : selected?.id);
  const bars = shown.map((exchange) => ({
    at: exchange.at,
    y1: `${Math.max(0, 88 - 21 * Math.log10(1 + (exchange.duration ?? 0)))}%`,
    y2: '100%',
    strokeWidth: exchange === selected ? 7 : undefined,
    className: clsx(isTrouble(exchange) && styles.danger),
    onClick: () => setChosen(exchange.id),
  }));
  return (
    <div className="beside gap-6 gap-x-8 stack">
      <section className={clsx('stack', styles.traffic)} aria-label="Traffic">
        <Announcement text={`${countText(exchanges.length, 'call')}, ${troubles} failed or violating`} />
        <div className={clsx('cluster gap-2 tiny', lab.choice, styles.tools)}>
          <input
            type="search"
            aria-label="Search calls by method, path, status, body, or violation"
            placeholder="Search: 429, failed, violation"
            value={text}
            onInput={({currentTarget}) => setText(currentTarget.value)}
          />
          <button type="button" className={lab.option} aria-pressed={!found} onClick={follow}>
            Follow newest
          </button>
          <button type="button" className={lab.option} onClick={() => ask('DELETE', '/inspect/exchanges')}>
            Clear
          </button>
        </div>
        <Timeline bars={bars} />
        <ol className={clsx('rows', styles.scrolls)}>
          {shown.map((exchange) => (
            <li key={exchange.id}>
              <label
                className={clsx('cluster gap-2 mono muted tiny', styles.row, isTrouble(exchange) && styles.trouble)}
              >
                <input
                  type="radio"
                  name="call"
                  checked={exchange === selected}
                  onClick={() => setChosen(exchange.id)}
                />
                <span>{timeText(exchange.at)}</span>
                <b className="accent">{exchange.method}</b>
                <bdi className={clsx('ink nowrap', styles.path)}>{exchange.path}</bdi>
                <span className={clsx(exchange.violations[0] && styles.danger)}>{stateOf(exchange)}</span>
                <b className={isTrouble(exchange) ? styles.danger : 'ink'}>{outcomeOf(exchange)}</b>
                <span>{exchange.duration === undefined ? '…' : `${exchange.duration} ms`}</span>
                <span>{sizeText(exchange.size)}</span>
              </label>
            </li>
          ))}
        </ol>
        {!selected && <p className="muted small">No call matches.</p>}
        {matching.length > count && (
          <button type="button" className={lab.option} onClick={() => setCount(count + pageSize)}>
            {`Show ${Math.min(pageSize, matching.length - count)} more of ${matching.length}`}
          </button>
        )}
      </section>
      {selected && <Details key={selected.id} exchange={selected} onUse={() => setChosen(selected.id)} />}
    </div>
  );
}
