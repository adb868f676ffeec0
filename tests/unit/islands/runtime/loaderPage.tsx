import {act, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ComponentType} from 'react';
import {startIslands} from '../../../../src/islands/runtime/loader';
import {fixtures} from './fixtures';

let resolveNetwork: () => void;
let network: Promise<void>;

/** Receives the name of each island whose component is fetched. */
export const fetches = jest.fn();

/** The errors that React or the loader has reported. */
export const faults: unknown[] = [];

const fetchers = Object.fromEntries(
  Object.entries(fixtures).map(([name, component]) => [
    name,
    async () => {
      fetches(name);
      await network;
      return component as ComponentType<object>;
    },
  ]),
);

type Callback = (entries: {isIntersecting: boolean; target: Element}[]) => void;
let callback: Callback;

/** The elements that an IntersectionObserver observes. */
export const observed = new Set<Element>();

class Observer {
  constructor(given: Callback) {
    callback = given;
  }
  observe = (element: Element) => void observed.add(element);
  unobserve = (element: Element) => void observed.delete(element);
  disconnect = () => observed.clear();
}

/** Reports to the observer whether the island is visible. */
export const setVisible = (isIntersecting: boolean) => callback([{isIntersecting, target: island()}]);

/** Shows a page in place of the current one. */
export function show(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`;
  document.dispatchEvent(new CustomEvent('page:shown'));
}

/** Leaves the page, as a followed link does. */
export const leave = () => act(() => void document.dispatchEvent(new CustomEvent('page:leaving')));

export const island = () => document.querySelector<HTMLElement>('[data-island]') as HTMLElement;
export const output = () => document.querySelector('output')?.textContent;
export const user = userEvent.setup({delay: null});

/** Completes the fetch of components, which waits as on a slow network. */
export const arrive = () => resolveNetwork();

/** Completes the fetch, and lets everything run that needs no other task. */
export async function arriveInThisTask(): Promise<void> {
  arrive();
  for (let steps = 0; steps < 50; steps += 1) await null;
}

/** Replaces the network by one that has failed or succeeded. */
export function setNetwork(result: Promise<void>): void {
  network = result;
}

/** Completes the fetch, and waits until the island is hydrated. */
export async function hydrated(): Promise<void> {
  arrive();
  await waitFor(() => expect(island()).toHaveAttribute('data-hydrated'));
  await act(async () => undefined);
}

/** Starts the loader once for a test file, on a screen that takes taps or not. Each test gets a network that waits. */
export function installLoader(): void {
  beforeAll(() => {
    Object.assign(window, {IntersectionObserver: Observer, reportError: (error: unknown) => faults.push(error)});
    startIslands(fetchers);
  });
  beforeEach(() => {
    leave();
    setNetwork(
      new Promise((resolve) => {
        resolveNetwork = resolve;
      }),
    );
    fetches.mockClear();
    faults.length = 0;
    jest.spyOn(console, 'error').mockImplementation((...error) => void faults.push(error));
  });
}
