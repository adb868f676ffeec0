import {useEffect, useState} from 'react';
import type {about} from '../about';
import type {Exchange} from '../exchange';
import type {Settings} from '../settings';

/** What the page knows of the mock. */
type Traffic = Partial<typeof about> & {
  /** Whether the page follows the mock, for its readers. */
  connection: string;
  settings: Settings;
  /** Newest last. */
  exchanges: Exchange[];
};

/** What an event says: parts of the page's state, or exchanges that are new or changed. */
type News = Partial<Traffic> & {changed?: Exchange[]};

/** As many as the mock keeps. */
const mostKept = 5_000;

/** Asks the mock for a change. The page shows it, or that the connection is lost, when the mock's events say so. */
export const ask = (method: string, path: string, headers?: Record<string, string>): void =>
  void fetch(path, {method, headers}).catch(() => undefined);

/** Follows the mock's events. The browser connects again by itself when the mock restarts. */
export function useTraffic(): Traffic {
  const [traffic, setTraffic] = useState<Traffic>({connection: 'Connecting…', settings: {}, exchanges: []});
  useEffect(() => {
    const events = new EventSource('/inspect/exchanges');
    const update = ({changed = [], ...parts}: News) =>
      setTraffic((known) => {
        const state = {...known, ...parts};
        const exchanges = new Map([...state.exchanges, ...changed].map((exchange) => [exchange.id, exchange]));
        return {...state, exchanges: [...exchanges.values()].slice(-mostKept)};
      });
    events.onmessage = ({data}) => update({...JSON.parse(data), connection: 'Live'});
    events.onerror = () =>
      update({connection: 'Connection lost. Start the mock again: this page reconnects by itself.'});
    return () => events.close();
  }, []);
  return traffic;
}
