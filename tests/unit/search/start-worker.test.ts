import {startWorker} from '../../../src/search/startWorker';

const address = '/assets/search/worker-AB12.js';
const start = jest.fn();

beforeEach(() => {
  start.mockClear();
  Object.assign(globalThis, {Worker: start});
});

it.each(['https://other.example/assets/search/worker-A.js', '//x/worker-A.js', '/assets/other.js', 'data:,1'])(
  "doesn't start %s",
  (other) => {
    expect(() => startWorker(other)).toThrow("is not the search's worker");
    expect(start).not.toHaveBeenCalled();
  },
);

it('starts the search’s worker, through Trusted Types where the browser has them', () => {
  document.body.innerHTML = '<h2 id="trustedTypes"></h2>';
  startWorker(address);
  expect(start).toHaveBeenLastCalledWith(address);
  const trusted = {trusted: address};
  const createPolicy = jest.fn((_name, {createScriptURL}) => ({
    createScriptURL: (value: string) => createScriptURL(value) && trusted,
  }));
  Object.assign(window, {trustedTypes: {createPolicy}});
  startWorker(address);
  expect(createPolicy).toHaveBeenCalledWith('search-worker', expect.anything());
  expect(start).toHaveBeenLastCalledWith(trusted);
});
