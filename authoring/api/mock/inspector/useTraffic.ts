import {useEffect, useState} from 'react';
import type {about} from '../about';
import type {Exchange} from '../exchange';
import type {Settings} from '../faults';

/** What the page knows of the mock. */
type Traffic = Partial<typeof about> & {
  /** Whether the page follows the mock, for its readers. */
  connection: string;
  settings: Settings;
  /** Newest last. */
  exchanges: Exchange[];
  revision: number;
  /** What the mock has said last. */
  said: string;
};

const start: Traffic = {connection: 'Connecting…', settings: {}, exchanges: [], revision: 0, said: ''};

/** As many as the mock keeps. */
const mostKept = 5_000;

/** How long the page waits before it asks what has changed, in milliseconds. */
const interval = 200;

/** Asks the mock for a change. The page shows it, or that the connection is lost, when it asks next what has changed. */
export const ask = (method: string, path: string, headers?: Record<string, string>): void =>
  void fetch(path, {method, headers}).catch(() => undefined);

/** Asks what has changed, and returns what the page then knows; of a restarted mock, all. */
async function update(known: Traffic): Promise<Traffic> {
  try {
    const response = await fetch(`/inspect/changes/${known.revision}`);
    const said = await response.text();
    if (said === known.said) return known;
    const {exchanges, emptied, ...state} = JSON.parse(said);
    const all: Exchange[] = known.revision < emptied ? exchanges : [...known.exchanges, ...exchanges];
    const newest = [...new Map(all.map((exchange) => [exchange.id, exchange])).values()].slice(-mostKept);
    return {...state, said, connection: 'Live', exchanges: newest};
  } catch {
    const connection = 'Connection lost. Start the mock again: this page reconnects by itself.';
    return {...known, said: '', revision: 0, connection};
  }
}

async function follow(show: (traffic: Traffic) => void, known = start): Promise<void> {
  const traffic = await update(known);
  if (traffic !== known) show(traffic);
  setTimeout(follow, interval, show, traffic);
}

/** Follows the mock, also when it restarts. */
export function useTraffic(): Traffic {
  const [traffic, setTraffic] = useState(start);
  useEffect(() => void follow(setTraffic), []);
  return traffic;
}
