import {act} from '@testing-library/react';
import {startIslands} from '../../../../src/islands/runtime/loader';

/** Fetches the component of the island. */
const fetchForm = jest.fn(async () => () => <button type="button">Press</button>);

/** The elements that the loader watches, and what reports whether they are visible. */
const watched = new Set<Element>();
let report: (entries: object[]) => void;
class Observer {
  constructor(given: typeof report) {
    report = given;
  }
  observe = (element: Element) => void watched.add(element);
  unobserve = (element: Element) => void watched.delete(element);
  disconnect = () => watched.clear();
}

const island = () => document.querySelector<HTMLElement>('[data-island]') as HTMLElement;
const setVisible = (isIntersecting: boolean) => report([{isIntersecting, target: island()}]);
const leave = () => void document.dispatchEvent(new Event('page:leaving'));

/** Shows a page with an island in place of the current one. */
function show(): void {
  document.body.innerHTML = '<div data-island="Form" data-when="visible"><button type="button">Press</button></div>';
  document.dispatchEvent(new Event('page:shown'));
}

beforeAll(() => {
  Object.assign(window, {IntersectionObserver: Observer});
  Object.assign(document, {prerendering: true});
  startIslands({Form: fetchForm});
});
beforeEach(() => {
  jest.useFakeTimers();
  act(leave);
  fetchForm.mockClear();
});
afterEach(() => jest.useRealTimers());

test('an island of a page that is rendered ahead of time waits until the page is opened', () => {
  document.body.innerHTML = '<div data-island="Form" data-when="visible"></div>';
  expect(watched.size).toBe(0);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect([...watched]).toEqual([island()]);
});

test('an island has to be reached by readers who save data', () => {
  Object.assign(navigator, {connection: {saveData: true}});
  show();
  expect(watched.size).toBe(0);
  Reflect.deleteProperty(navigator, 'connection');
});

test.each<[string, () => unknown, number]>([
  ['that stays visible is', () => undefined, 1],
  ['that is scrolled past isn’t', () => setVisible(false), 0],
  ['of a page that is left isn’t', leave, 0],
  ['that is removed isn’t', () => island().remove(), 0],
])('an island %s fetched after a moment', async (_, change, count) => {
  show();
  setVisible(true);
  change();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(fetchForm).toHaveBeenCalledTimes(count);
});

test.each([
  ['in a task of its own', 'pointerover', false],
  ['at once if a press waits for it', 'click', true],
])('an island is hydrated %s, and only once', async (_, type, isAtOnce) => {
  show();
  island().firstElementChild?.dispatchEvent(new MouseEvent(type, {bubbles: true}));
  let isHydrated: boolean | undefined;
  await act(async () => {
    for (let steps = 0; steps < 50; steps += 1) await null;
    isHydrated = island().dataset.hydrated !== undefined;
    await jest.advanceTimersByTimeAsync(0);
    setVisible(true);
    await jest.advanceTimersByTimeAsync(300);
  });
  expect(isHydrated).toBe(isAtOnce);
  expect(fetchForm).toHaveBeenCalledTimes(1);
});
