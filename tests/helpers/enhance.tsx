import {cleanup, render} from '@testing-library/react/pure';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import type {ReactNode} from 'react';
import type {Behavior} from '../../src/enhance/types';

/** Longer than anything the script does by itself: after it every timer of a test has run out. */
const settledMs = 60_000;

const installed: Behavior[] = [];

/** Lets time pass, in milliseconds: the clock of these tests stands still otherwise. */
export const pass = (ms: number) => jest.advanceTimersByTime(ms);

/**
 * Installs behaviors once for a test file, as the page does; call it at the top of the file. The clock is ours from
 * then on, and runs on between tests, as the behaviors remember when something happened last.
 */
export function install(...behaviors: Behavior[]): void {
  beforeAll(() => {
    jest.useFakeTimers();
    for (const behavior of behaviors) behavior.install?.();
    installed.push(...behaviors);
  });
  afterEach(() => {
    pass(settledMs);
    cleanup();
    jest.restoreAllMocks();
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState({}, '', '/');
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  });
}

/** Has the installed behaviors look at the page, as they do when one is shown. */
export function mount(): void {
  for (const behavior of installed) behavior.mount?.();
}

/** Shows a page and runs the installed behaviors over it. The result is someone who uses it. */
export function show(page: ReactNode): UserEvent {
  render(page);
  mount();
  return userEvent.setup({delay: null});
}
