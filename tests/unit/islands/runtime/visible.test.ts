import {type VisibilityWatch, watchVisibility} from '../../../../src/islands/runtime/visible';

type Report = (entries: {isIntersecting: boolean; target: Element}[]) => void;

const observed = new Set<Element>();
const hydrate = jest.fn();
let report: Report;
let watch: VisibilityWatch;
let island: Element;

const setVisible = (isIntersecting: boolean) => report([{isIntersecting, target: island}]);
const pass = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(given: Report) {
        report = given;
      }
      observe = (element: Element) => void observed.add(element);
      unobserve = (element: Element) => void observed.delete(element);
      disconnect = () => observed.clear();
    },
  });
  observed.clear();
  hydrate.mockClear();
  island = document.body.appendChild(document.createElement('div'));
  watch = watchVisibility(hydrate);
});

afterEach(() => {
  island.remove();
  Object.defineProperty(navigator, 'connection', {value: undefined, configurable: true});
  jest.useRealTimers();
});

test('an island that is scrolled past is not hydrated', () => {
  watch.add(island);
  setVisible(true);
  pass(100);
  setVisible(false);
  pass(1000);
  expect(hydrate).not.toHaveBeenCalled();
  expect(observed.size).toBe(1);
});

test('a page that is left while an island waits hydrates nothing', () => {
  watch.add(island);
  setVisible(true);
  watch.clear();
  pass(1000);
  expect(hydrate).not.toHaveBeenCalled();
});

test('an island that has left the page before the browser was idle is not hydrated', () => {
  const whenIdle = jest.fn();
  Object.assign(window, {requestIdleCallback: whenIdle});
  watch.add(island);
  setVisible(true);
  pass(300);
  island.remove();
  whenIdle.mock.calls[0][0]();
  expect(hydrate).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('readers who save data have to reach an island', () => {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
  watch.add(island);
  expect(observed.size).toBe(0);
});
