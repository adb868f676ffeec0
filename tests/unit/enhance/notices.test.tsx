import {fireEvent, screen} from '@testing-library/dom';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {showNotice} from '../../../src/enhance/notices';
import {pointer} from '../../helpers/browser';
import {install, pass, show} from '../../helpers/enhance';

/** Nobody reads any longer, so that the time of what a test leaves behind runs out. */
afterEach(() => {
  elsewhere().focus();
  fireEvent(elsewhere(), pointer('pointerover', {pointerType: 'mouse'}));
});

install();

const page = (
  <>
    <main>
      <button type="button">elsewhere</button>
    </main>
    <NoticeRegion />
  </>
);

const region = () => screen.getByRole('region');
const elsewhere = () => screen.getByRole('button', {name: 'elsewhere'});
const closeButtons = () => screen.queryAllByRole('button', {name: 'Close notice'});
const notice = (title: string) => screen.getByText(title).closest('[data-notice]') as HTMLElement;

/** The titles of the notices that are to be seen, oldest first. */
const shown = () =>
  [...document.querySelectorAll('[data-notice-list] [data-notice-title]')].map((title) => title.textContent);

/** Tells the page that its tab was hidden or is shown again. */
function hide(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

function swipe(title: string, px: number): void {
  fireEvent(notice(title), pointer('pointerdown', {clientX: 100}));
  fireEvent(document.body, pointer('pointermove', {clientX: 100 + px}));
  fireEvent(document.body, pointer('pointerup', {clientX: 100 + px}));
}

describe('a notice', () => {
  it('says its title and text in the live list', () => {
    show(page);
    showNotice({title: 'Copied', text: 'It is on your clipboard.'});
    const list = screen.getByRole('list');
    expect(list).toHaveAttribute('aria-live', 'polite');
    expect(list).toContainElement(screen.getByText('Copied'));
    expect(list).toContainElement(screen.getByText('It is on your clipboard.'));
  });

  it('shows what it is told as text, even when that is HTML', () => {
    show(page);
    const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    showNotice({title: hostile, text: hostile});
    expect(shown()).toEqual([hostile]);
    expect(region().querySelector('img, script')).toBeNull();
  });

  it('offers a link only when there is one to follow', () => {
    show(page);
    showNotice({title: 'Without'});
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    showNotice({title: 'With', action: {label: 'Read more', href: '/news'}});
    expect(screen.getByRole('link', {name: 'Read more'})).toHaveAttribute('href', '/news');
  });
});

describe('time', () => {
  it('takes a notice away after 4000 ms and not before', () => {
    show(page);
    showNotice({title: 'First'});
    pass(3_999);
    expect(shown()).toEqual(['First']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('takes one with a link away after 5000 ms', () => {
    show(page);
    showNotice({title: 'News', action: {label: 'Read more', href: '/news'}});
    pass(4_999);
    expect(shown()).toEqual(['News']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('runs for each notice by itself', () => {
    show(page);
    showNotice({title: 'First'});
    pass(1_000);
    showNotice({title: 'Second'});
    pass(3_000);
    expect(shown()).toEqual(['Second']);
  });
});

describe('many notices', () => {
  function five(): void {
    for (const title of ['1', '2', '3', '4', '5']) showNotice({title});
  }

  it('are shown three at a time', () => {
    show(page);
    five();
    expect(shown()).toEqual(['1', '2', '3']);
  });

  it('wait until one has left, in their order', async () => {
    const user = show(page);
    five();
    await user.click(closeButtons()[1] as HTMLElement);
    expect(shown()).toEqual(['1', '3', '4']);
  });

  it('have their whole time once they are shown', () => {
    show(page);
    five();
    pass(4_000);
    expect(shown()).toEqual(['4', '5']);
    pass(3_999);
    expect(shown()).toEqual(['4', '5']);
    pass(1);
    expect(shown()).toEqual([]);
  });
});

describe('the timers rest', () => {
  it('while the pointer is over a notice, and go on where they were', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    pass(3_000);
    await user.hover(notice('First'));
    pass(60_000);
    expect(shown()).toEqual(['First']);
    await user.hover(elsewhere());
    pass(999);
    expect(shown()).toEqual(['First']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('for all notices while one of them is read', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    showNotice({title: 'Second'});
    await user.hover(notice('Second'));
    pass(60_000);
    expect(shown()).toEqual(['First', 'Second']);
  });

  it('for a notice too that comes while another is read', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    await user.hover(notice('First'));
    showNotice({title: 'Second'});
    pass(60_000);
    expect(shown()).toEqual(['First', 'Second']);
  });

  it('while the focus is in the region', () => {
    show(page);
    showNotice({title: 'First'});
    closeButtons()[0]?.focus();
    pass(60_000);
    expect(shown()).toEqual(['First']);
    elsewhere().focus();
    pass(4_000);
    expect(shown()).toEqual([]);
  });

  it('while the focus is in the region, also when the pointer comes and goes', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    closeButtons()[0]?.focus();
    await user.hover(notice('First'));
    await user.hover(elsewhere());
    pass(60_000);
    expect(shown()).toEqual(['First']);
  });

  it('no longer once the notice under the pointer is swiped away', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    showNotice({title: 'Second'});
    await user.hover(notice('First'));
    swipe('First', 20);
    pass(4_000);
    expect(shown()).toEqual([]);
  });

  it('no longer once the notice under the pointer is closed by it', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    showNotice({title: 'Second'});
    await user.click(closeButtons()[0] as HTMLElement);
    pass(4_000);
    expect(shown()).toEqual([]);
  });

  it('while the page is hidden', () => {
    show(page);
    showNotice({title: 'First'});
    pass(1_000);
    hide(true);
    pass(60_000);
    expect(shown()).toEqual(['First']);
    hide(false);
    pass(3_000);
    expect(shown()).toEqual([]);
  });

  it('for a notice that comes while the page is hidden', () => {
    show(page);
    hide(true);
    showNotice({title: 'First'});
    pass(60_000);
    expect(shown()).toEqual(['First']);
    hide(false);
    pass(4_000);
    expect(shown()).toEqual([]);
  });
});

describe('a swipe', () => {
  it('of 20 px dismisses the notice', () => {
    show(page);
    showNotice({title: 'First'});
    swipe('First', 20);
    expect(shown()).toEqual([]);
  });

  it('of less puts it back', () => {
    show(page);
    showNotice({title: 'First'});
    swipe('First', 19);
    expect(shown()).toEqual(['First']);
    expect(notice('First').style.transform).toBe('');
  });

  it('the other way does nothing', () => {
    show(page);
    showNotice({title: 'First'});
    swipe('First', -100);
    expect(shown()).toEqual(['First']);
  });

  it('moves the notice under the finger', () => {
    show(page);
    showNotice({title: 'First'});
    fireEvent(notice('First'), pointer('pointerdown', {clientX: 100}));
    fireEvent(document.body, pointer('pointermove', {clientX: 112}));
    expect(notice('First').style.transform).toBe('translateX(12px)');
    fireEvent(document.body, pointer('pointercancel', {clientX: 112}));
  });
});

describe('by key and button', () => {
  it('the close button dismisses its notice', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    showNotice({title: 'Second'});
    await user.click(closeButtons()[0] as HTMLElement);
    expect(shown()).toEqual(['Second']);
  });

  it('the focus stays in the region when the notice that held it is closed by key', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    closeButtons()[0]?.focus();
    await user.keyboard('{Enter}');
    expect(region()).toHaveFocus();
  });

  it('Escape dismisses the notice that has the focus', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    showNotice({title: 'Second'});
    closeButtons()[1]?.focus();
    await user.keyboard('{Escape}');
    expect(shown()).toEqual(['First']);
  });

  it('Escape elsewhere dismisses none', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    elsewhere().focus();
    await user.keyboard('{Escape}');
    expect(shown()).toEqual(['First']);
  });
});
