import {useEffect, useState} from 'react';
import type {Exchange} from '../exchange';
import type {About} from '../inspect';
import type {Settings} from '../settings';

/** What the page knows of the mock. */
export interface Traffic extends About {
  /** Undefined until the first attempt to connect has ended. */
  isConnected?: boolean;
  settings: Settings;
  /** Newest first. */
  exchanges: Exchange[];
}

/** As many as the mock keeps. */
const mostKept = 5_000;

/** Changes are shown together, in milliseconds, so that a fast client leaves the page time to respond. */
const interval = 100;

/** Returns exchanges with changed ones in place of their older versions, newest first. */
function merge(exchanges: Exchange[], changed: Map<number, Exchange>): Exchange[] {
  const known = exchanges.map((exchange) => changed.get(exchange.id) ?? exchange);
  const newest = exchanges[0]?.id ?? 0;
  const added = [...changed.values()].filter(({id}) => id > newest).sort((one, other) => other.id - one.id);
  return [...added, ...known].slice(0, mostKept);
}

/** Asks the mock for a change. The page shows it, or that the connection is lost, when the mock's events say so. */
export const ask = (method: string, path: string, data?: object): void =>
  void fetch(path, {method, body: data && JSON.stringify(data)}).catch(() => undefined);

/** Follows the mock's events. The browser connects again by itself when the mock restarts. */
export function useTraffic(): Traffic {
  const [traffic, setTraffic] = useState<Traffic>({
    ...{version: '', hash: '', settings: {}, exchanges: []},
  });
  useEffect(() => {
    const events = new EventSource('/inspect/exchanges');
    const changed = new Map<number, Exchange>();
    let timer: number | undefined;
    const update = (part: Partial<Traffic>) => setTraffic((known) => ({...known, ...part}));
    const on = (name: string, handle: (data: never) => void) =>
      events.addEventListener(name, ({data}) => handle(JSON.parse(data) as never));
    const show = () => {
      const latest = new Map(changed);
      changed.clear();
      timer = undefined;
      setTraffic((known) => ({...known, exchanges: merge(known.exchanges, latest)}));
    };
    on('snapshot', (snapshot: Traffic) => {
      changed.clear();
      update({...snapshot, isConnected: true});
    });
    on('settings', (settings: Settings) => update({settings}));
    on('cleared', () => {
      changed.clear();
      update({exchanges: []});
    });
    on('exchange', (exchange: Exchange) => {
      changed.set(exchange.id, exchange);
      timer ??= window.setTimeout(show, interval);
    });
    events.addEventListener('error', () => update({isConnected: false}));
    return () => {
      events.close();
      window.clearTimeout(timer);
    };
  }, []);
  return traffic;
}
