import {fireEvent, screen} from '@testing-library/dom';
import {createSearch} from '../../../src/search/dialog';
import type {Reply} from '../../../src/search/protocol';
import {fakePopovers} from '../../helpers/browser';

/** A worker that replies when the test calls `reply`. */
class HeldWorker extends EventTarget {
  readonly postMessage = jest.fn();
  reply(data: Reply): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const hit = (name: string) => ({
  href: `/${name}`,
  trail: [],
  heading: {text: name, marks: []},
  snippet: {text: '', marks: []},
  score: 1,
});

/** Opens the dialog and types a query. Returns the input, and a function that sends two results. */
function openWithQuery() {
  const worker = new HeldWorker();
  const search = createSearch({
    worker: '/assets/search/worker.js',
    index: '/index.json',
    documentation: '/docs',
    started: worker as unknown as Worker,
  });
  search.open('');
  worker.reply({type: 'ready'});
  const input = screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.input(input, {target: {value: 'key'}});
  const groups = [{page: 'Page', hits: [hit('first'), hit('last')]}];
  const reply = () => worker.reply({type: 'results', results: {query: 'key', groups}, suggestions: []});
  return {input, reply};
}

/** Opens the dialog with two results. */
function openWithResults(): HTMLInputElement {
  const {input, reply} = openWithQuery();
  reply();
  return input;
}

beforeAll(() => {
  fakePopovers();
  // jsdom has no layout and no modal dialogs.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
afterEach(() => document.body.replaceChildren());

const active = () => screen.getByRole('option', {selected: true}).textContent;

it('moves between results with the arrow keys, around the ends', () => {
  const input = openWithResults();
  expect(active()).toBe('first');
  fireEvent.keyDown(input, {key: 'ArrowUp'});
  expect(active()).toBe('last');
  fireEvent.keyDown(input, {key: 'ArrowDown'});
  expect(active()).toBe('first');
});

it.each(['Home', 'End'])('leaves %s to the input, where it moves the cursor', (key) => {
  const input = openWithResults();
  expect(fireEvent.keyDown(input, {key})).toBe(true);
  expect(fireEvent.keyDown(input, {key, shiftKey: true})).toBe(true);
  expect(active()).toBe('first');
});

it('closes when another page is shown without a reload', () => {
  openWithResults();
  expect(screen.getByRole('dialog')).toHaveProperty('open', true);
  document.dispatchEvent(new CustomEvent('page:leaving'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['opens the first result when Enter came before it', false, ['/first']],
  ['opens nothing when the dialog was closed after Enter', true, []],
])('%s', (_, isClosed, expected) => {
  const {input, reply} = openWithQuery();
  const followed: (string | null)[] = [];
  screen.getByRole('dialog').addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) followed.push(event.target.getAttribute('href'));
    // jsdom can't load pages.
    event.preventDefault();
  });
  fireEvent.keyDown(input, {key: 'Enter'});
  if (isClosed) screen.getByRole<HTMLDialogElement>('dialog').close();
  reply();
  expect(followed).toEqual(expected);
});
