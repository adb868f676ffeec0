import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ComponentType} from 'react';
import {startIslands} from '../../../../src/islands/runtime/loader';
import {builtIsland, fixtures} from './fixtures';

/** Resolves the fetch of the islands' components, which waits as on a slow network. */
let arrive: () => void;
let network: Promise<void>;
const fetches = jest.fn();
const faults: unknown[] = [];

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

let seen: (entries: {isIntersecting: boolean; target: Element}[]) => void;
const observed = new Set<Element>();
class Observer {
  constructor(tell: typeof seen) {
    seen = tell;
  }
  observe = (element: Element) => void observed.add(element);
  unobserve = (element: Element) => void observed.delete(element);
  disconnect = () => observed.clear();
}

const show = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
  document.dispatchEvent(new CustomEvent('page:shown'));
};
const island = () => document.querySelector<HTMLElement>('[data-island]') as HTMLElement;
const output = () => document.querySelector('output')?.textContent;
const user = userEvent.setup({delay: null});

/** Lets the parts of the island arrive, and waits until it is hydrated. */
const hydrated = async () => {
  arrive();
  await waitFor(() => expect(island()).toHaveAttribute('data-hydrated'));
  await act(async () => undefined);
};

beforeAll(() => {
  Object.assign(window, {IntersectionObserver: Observer, reportError: (error: unknown) => faults.push(error)});
  startIslands(fetchers);
});

beforeEach(() => {
  act(() => void document.dispatchEvent(new CustomEvent('page:leaving')));
  network = new Promise((resolve) => {
    arrive = resolve;
  });
  fetches.mockClear();
  faults.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...error) => void faults.push(error));
});

afterEach(() => jest.restoreAllMocks());

test('nothing is fetched until the reader reaches the island', async () => {
  show(builtIsland('Form'));
  expect(screen.getByText('Hello, 0 presses')).toBeVisible();
  await user.click(document.body);
  expect(fetches).not.toHaveBeenCalled();
  await user.hover(island());
  expect(fetches).toHaveBeenCalledWith('Form');
  arrive();
  await act(async () => undefined);
  expect(island()).not.toHaveAttribute('data-hydrated');
});

test('a press is kept until the island runs, and the HTML stays as it is', async () => {
  show(builtIsland('Form', {props: {greeting: 'Moin'}}));
  const button = screen.getByText('Count');
  await user.click(button);
  await user.click(button);
  expect(island()).toHaveAttribute('aria-busy', 'true');
  await hydrated();
  expect(screen.getByText('Moin, 2 presses')).toBeVisible();
  expect(screen.getByText('Count')).toBe(button);
  expect(island()).not.toHaveAttribute('aria-busy');
  expect(faults).toEqual([]);
});

test('text, a choice, and a tick are kept, with the caret', async () => {
  show(builtIsland('Form'));
  const field = screen.getByLabelText<HTMLInputElement>('Text');
  await user.type(field, 'voice');
  field.setSelectionRange(2, 2);
  await user.selectOptions(screen.getByLabelText('Topic'), 'two');
  await user.click(screen.getByLabelText('Agree'));
  await hydrated();
  expect(output()).toBe('VOICE|two|agreed||');
  expect(field).toHaveValue('voice');
  expect(field.selectionStart).toBe(2);
  expect(faults).toEqual([]);
});

test('a submission is kept, after the text', async () => {
  show(builtIsland('Form'));
  await user.type(screen.getByLabelText('Text'), 'voice{Enter}');
  await hydrated();
  expect(output()).toBe('VOICE|one|open|voice|');
});

test('a key is kept', async () => {
  show(builtIsland('Form'));
  screen.getByText('Count').focus();
  await user.keyboard('{ArrowRight}');
  await hydrated();
  expect(output()).toBe('|one|open||ArrowRight');
});

test('links work without the island', async () => {
  show(builtIsland('Form'));
  const press = new MouseEvent('click', {bubbles: true, cancelable: true});
  const prevented = jest.fn();
  document.addEventListener('click', (event) => prevented(event.defaultPrevented), {once: true});
  screen.getByText('Elsewhere').dispatchEvent(press);
  expect(prevented).toHaveBeenCalledWith(false);
  await hydrated();
});

test('text that is being composed is left alone until it is finished', async () => {
  show(builtIsland('Form'));
  const field = screen.getByLabelText<HTMLInputElement>('Text');
  field.focus();
  field.dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true}));
  field.value = 'こ';
  arrive();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(island()).not.toHaveAttribute('data-hydrated');
  field.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}));
  await hydrated();
  expect(output()).toMatch(/^こ\|/);
});

test('ids match the built page, and differ between two islands of one kind', async () => {
  show(builtIsland('Form') + builtIsland('Form', {id: '_R_2_'}));
  const ids = () => [...document.querySelectorAll('[for]')].map((label) => label.getAttribute('for'));
  const before = ids();
  expect(new Set(before).size).toBe(2);
  const [field] = screen.getAllByLabelText('Text');
  await user.type(field as HTMLElement, 'a');
  await hydrated();
  expect(ids()).toEqual(before);
  expect(field).toHaveAttribute('id', before[0]);
  expect(faults).toEqual([]);
});

test('an island that waits to be visible is hydrated then', async () => {
  show(builtIsland('Form', {when: 'visible'}));
  expect([...observed]).toEqual([island()]);
  seen([{isIntersecting: false, target: island()}]);
  expect(fetches).not.toHaveBeenCalled();
  seen([{isIntersecting: true, target: island()}]);
  await hydrated();
  expect(observed.size).toBe(0);
});

test('fields that the browser has filled in again hydrate the island at once', async () => {
  document.body.innerHTML = builtIsland('Form');
  screen.getByLabelText<HTMLInputElement>('Text').value = 'kept';
  window.dispatchEvent(new Event('pageshow'));
  await hydrated();
  expect(output()).toMatch(/^KEPT\|/);
});

test('an island is hydrated at once if the fragment names an element in it, whatever follows a question mark', async () => {
  document.body.innerHTML = builtIsland('Form');
  location.hash = '#elsewhere?a=b';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(fetches).not.toHaveBeenCalled();
  location.hash = `#${screen.getByLabelText('Text').id}?a=%`;
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await hydrated();
  expect(fetches).toHaveBeenCalledWith('Form');
  location.hash = '';
});

test('an island is unmounted before its page is exchanged, and the next page starts anew', async () => {
  show(builtIsland('Dialog'));
  await user.click(screen.getByText('Open'));
  await hydrated();
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => void document.dispatchEvent(new CustomEvent('page:leaving')));
  expect(screen.queryByRole('dialog')).toBeNull();
  show(builtIsland('Form'));
  await user.click(screen.getByText('Count'));
  await hydrated();
  expect(screen.getByText('Hello, 1 presses')).toBeVisible();
});

test('a lazy part is in the built page, and runs once it has arrived', async () => {
  show(builtIsland('Lazy', {when: 'visible'}));
  const button = screen.getByText('Pressed 0 times');
  seen([{isIntersecting: true, target: island()}]);
  await hydrated();
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Pressed 1 times'));
  expect(faults).toEqual([]);
});

test('a failed download says so, and the next press tries again', async () => {
  show(builtIsland('Form'));
  network = Promise.reject(new Error('offline'));
  await user.click(screen.getByText('Count'));
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  expect(island()).not.toHaveAttribute('aria-busy');
  network = Promise.resolve();
  await user.click(screen.getByText('Count'));
  await hydrated();
  expect(screen.getByText('Hello, 1 presses')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an island that throws an error shows what the built page showed, and says that it failed', async () => {
  show(builtIsland('Broken'));
  await user.click(screen.getByText('Break'));
  arrive();
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  expect(screen.getByText('Break')).toBeVisible();
  expect(faults).toContainEqual(new Error('It broke.'));
});

test('an island runs once the style sheet that its script needs is loaded, which is loaded once', async () => {
  show(builtIsland('Form'));
  const added = () => document.querySelectorAll<HTMLLinkElement>('link[href="/later.css"]');
  island().dataset.styles = '/later.css';
  await user.hover(island());
  await user.click(island());
  expect(added()).toHaveLength(1);
  arrive();
  await act(async () => undefined);
  expect(island()).not.toHaveAttribute('data-hydrated');
  added()[0]?.dispatchEvent(new Event('load'));
  await hydrated();
});
