import {cleanup, render} from '@testing-library/react/pure';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import type {ReactNode} from 'react';
import type {Behavior} from '../../src/enhance/types';

/** Longer than every timer of the behaviors, in milliseconds. */
const settledMs = 60_000;

const installed: Behavior[] = [];

/** Advances the clock, which is otherwise stopped, by a number of milliseconds. */
export const pass = (ms: number) => jest.advanceTimersByTime(ms);

/** Expects what `read` returns to change after exactly `ms` milliseconds. */
export function expectChange<Value>(read: () => Value, ms: number, from: Value, to: Value): void {
  pass(ms - 1);
  expect(read()).toEqual(from);
  pass(1);
  expect(read()).toEqual(to);
}

/**
 * Installs behaviors once for a test file, as a page does, and fakes the clock. Call it at the top of the file. The clock
 * isn't reset between tests, because behaviors store times.
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
    window.history.replaceState({}, '', '/');
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  });
}

/** Mounts the installed behaviors, as happens when a page is shown. */
export function mount(): void {
  for (const behavior of installed) behavior.mount?.();
}

/** Renders a page and mounts the installed behaviors. Returns a user for it. */
export function show(page: ReactNode): UserEvent {
  render(page);
  mount();
  return userEvent.setup({delay: null});
}
