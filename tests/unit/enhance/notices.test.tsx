import {fireEvent, screen} from '@testing-library/react';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {noticesKey} from '../../../src/enhance/noticesKey';
import {showNotice} from '../../../src/enhance/onDemand/notices';
import {pointer} from '../../helpers/browser';
import {expectChange, install, pass, show} from '../../helpers/enhance';

// The focus and the pointer leave the notices, so that their timers run out.
afterEach(() => {
  elsewhere().focus();
  fireEvent(elsewhere(), pointer('pointerover', {pointerType: 'mouse'}));
});
install(noticesKey);

const region = () => screen.getByRole('region');
/** Returns the text field, or the page once it has been emptied. */
const elsewhere = () => screen.queryByRole('textbox') ?? document.body;
const notice = (title: string) => screen.getByText(title).closest('.notice') as HTMLElement;
const closeButton = (title: string) => notice(title).querySelector('button') as HTMLElement;
const shown = () =>
  [...document.querySelectorAll('[data-notice-list] .notice-title')].map((title) => title.textContent);

/** Shows a page with notices of the given titles. */
function open(...titles: string[]) {
  const user = show(
    <>
      <textarea />
      <NoticeRegion />
    </>,
  );
  for (const title of titles) showNotice({title});
  return user;
}

/** Drags the first notice to the right by a number of pixels. */
function drag(px: number): void {
  fireEvent(notice('First'), pointer('pointerdown', {clientX: 100}));
  fireEvent(document.body, pointer('pointermove', {clientX: 100 + px}));
}
const drop = (px: number, type = 'pointerup') => fireEvent(document.body, pointer(type, {clientX: 100 + px}));

const changesAfter = (ms: number, from: string[], to: string[]) => expectChange(shown, ms, from, to);

it('a notice shows HTML as text, in a list that screen readers announce', () => {
  open();
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  showNotice({title: hostile, text: hostile});
  expect(shown()).toEqual([hostile]);
  expect(region().querySelector('img, script')).toBeNull();
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
});

it.each([
  [4_000, 'without a link', undefined],
  [5_000, 'with a link', {label: 'Read more', href: '/news'}],
])('the time of a notice is %d ms %s', (ms, _, action) => {
  open();
  showNotice({title: 'First', action});
  changesAfter(ms, ['First'], []);
});

it('the time of a notice is counted for each notice separately, from when it is shown', () => {
  open('1', '2', '3', '4', '5');
  changesAfter(4_000, ['1', '2', '3'], ['4', '5']);
  changesAfter(4_000, ['4', '5'], []);
});

it('the time of a notice stops for all notices while the pointer is on one of them', async () => {
  const user = open('First', 'Second');
  pass(3_000);
  await user.hover(notice('First'));
  showNotice({title: 'Third'});
  pass(60_000);
  expect(shown()).toEqual(['First', 'Second', 'Third']);
  await user.hover(elsewhere());
  changesAfter(1_000, ['First', 'Second', 'Third'], ['Third']);
});

it('the time of a notice stops while the focus is in the region, even if the pointer comes and goes', async () => {
  const user = open('First');
  closeButton('First').focus();
  await user.hover(notice('First'));
  await user.hover(elsewhere());
  pass(60_000);
  expect(shown()).toEqual(['First']);
  elsewhere().focus();
  changesAfter(4_000, ['First'], []);
});

it('the time of a notice stops while the page is hidden', () => {
  const hide = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    fireEvent(document, new Event('visibilitychange'));
  };
  open('First');
  pass(1_000);
  hide(true);
  pass(60_000);
  hide(false);
  changesAfter(3_000, ['First'], []);
});

it.each([
  ['swiped away', () => [drag(20), drop(20)]],
  ['closed', () => fireEvent.click(closeButton('First'))],
])('the time of a notice continues once the notice under the pointer is %s', async (_, dismiss) => {
  await open('First', 'Second').hover(notice('First'));
  dismiss();
  changesAfter(4_000, ['Second'], []);
});

it('a notice with the title of another one takes its place as a new element, for its whole time', () => {
  open('First', 'Second');
  const replaced = notice('First');
  pass(3_999);
  showNotice({title: 'First'});
  expect(replaced).not.toBeInTheDocument();
  expect(shown()).toEqual(['First', 'Second']);
  pass(1);
  changesAfter(3_999, ['First'], []);
});

it('a notice with the title of another one takes its place while both wait', () => {
  open('1', '2', '3', 'waiting', 'waiting');
  changesAfter(4_000, ['1', '2', '3'], ['waiting']);
});

describe('dismissing', () => {
  it.each([
    [20, []],
    [19, ['First']],
    [-100, ['First']],
  ])('a swipe of %d px leaves %j', (px, left) => {
    open('First');
    drag(px);
    drop(px);
    expect(shown()).toEqual(left);
  });

  it('a notice moves with the pointer, and back if the swipe is canceled', () => {
    open('First');
    drag(12);
    expect(notice('First').style.transform).toBe('translateX(12px)');
    drop(12, 'pointercancel');
    expect(notice('First').style.transform).toBe('');
  });

  it.each(['Enter', 'Escape'])('%s on the close button leaves the focus in the region', async (key) => {
    const user = open('First', 'Second');
    closeButton('First').focus();
    await user.keyboard(`{${key}}`);
    expect(shown()).toEqual(['Second']);
    expect(region()).toHaveFocus();
  });

  it('Escape dismisses nothing if the focus is elsewhere', async () => {
    await open('First').type(elsewhere(), '{Escape}');
    expect(shown()).toEqual(['First']);
  });
});

it.each([
  ['Alt+T', {key: 't'}, true],
  ['AltGr+T on Windows', {key: 't', ctrlKey: true}, false],
  ['Option+T on macOS', {key: '†'}, false],
  ['T alone', {key: 't', altKey: false}, false],
])('%s in a text field moves the focus to the notices: %s', async (_, keys, isMoved) => {
  open();
  elsewhere().focus();
  expect(fireEvent.keyDown(elsewhere(), {altKey: true, code: 'KeyT', ...keys})).toBe(!isMoved);
  await jest.advanceTimersByTimeAsync(0);
  expect(isMoved ? region() : elsewhere()).toHaveFocus();
});
