import {useEffect, useLayoutEffect, useState} from 'react';

type State = Record<string, string | number | boolean>;

const keyOf = (island: string) => `${location.pathname} ${island}`;

/** Returns what an island of this page has stored in this tab: the fields of `initial` that have the same types there. */
export function readSession<Fields extends State>(island: string, initial: Fields): Partial<Fields> {
  try {
    const stored = Object.entries(JSON.parse(sessionStorage.getItem(keyOf(island)) ?? '{}'));
    return Object.fromEntries(
      stored.filter(([name, value]) => typeof value === typeof initial[name]),
    ) as Partial<Fields>;
  } catch {
    return {};
  }
}

/** Stores the fields of an island until the tab is closed. Does nothing where the browser refuses storage. */
export function writeSession(island: string, fields: Partial<State>): void {
  try {
    sessionStorage.setItem(keyOf(island), JSON.stringify(fields));
  } catch {
    // The fields last as long as the page.
  }
}

const unchanged = {};
const asIs = <Fields>(fields: Fields): Fields => fields;

/**
 * Returns the fields of an island, which a reload keeps, and a function that changes some of them.
 * @param island unique on its page
 * @param clean returns the fields without what mustn't be stored, such as keys
 */
export function useSessionState<Fields extends State>(
  island: string,
  initial: Fields,
  clean: (changed: Partial<Fields>) => Partial<Fields> = asIs,
): [Fields, (part: Partial<Fields>) => void] {
  const [changed, setChanged] = useState<Partial<Fields>>(unchanged);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the types of the initial fields never change.
  useLayoutEffect(() => setChanged((before) => ({...readSession(island, initial), ...before})), [island]);
  useEffect(() => {
    if (Object.keys(changed).length > 0) writeSession(island, clean(changed));
  }, [island, changed, clean]);
  return [{...initial, ...changed}, (part) => setChanged((before) => ({...before, ...part}))];
}
