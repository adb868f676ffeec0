import {fireEvent, screen} from '@testing-library/dom';
import {showNotice} from '../../../src/enhance/later/notices';
import {pass, show} from '../../helpers/enhance';
import {closeButton, elsewhere, installNotices, notice, page, region, shown, swipe} from './noticePage';

installNotices();

/** Tells the page that its tab was hidden or is visible again. */
function hide(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

describe('content', () => {
  it('shows title and text in a live list', () => {
    show(page);
    showNotice({title: 'Copied', text: 'It is on your clipboard.'});
    const list = screen.getByRole('list');
    expect(list).toHaveAttribute('aria-live', 'polite');
    expect(list).toContainElement(screen.getByText('Copied'));
    expect(list).toContainElement(screen.getByText('It is on your clipboard.'));
  });

  it('shows HTML as text', () => {
    show(page);
    const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    showNotice({title: hostile, text: hostile});
    expect(shown()).toEqual([hostile]);
    expect(region().querySelector('img, script')).toBeNull();
  });

  it('has a link only if the notice has an action', () => {
    show(page);
    showNotice({title: 'Without'});
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    showNotice({title: 'With', action: {label: 'Read more', href: '/news'}});
    expect(screen.getByRole('link', {name: 'Read more'})).toHaveAttribute('href', '/news');
  });
});

describe('duration', () => {
  it.each([
    [4_000, 'without a link', undefined],
    [5_000, 'with a link', {label: 'Read more', href: '/news'}],
  ])('is %d ms %s', (ms, _, action) => {
    show(page);
    showNotice({title: 'First', action});
    pass(ms - 1);
    expect(shown()).toEqual(['First']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('is counted for each notice separately', () => {
    show(page);
    showNotice({title: 'First'});
    pass(1_000);
    showNotice({title: 'Second'});
    pass(3_000);
    expect(shown()).toEqual(['Second']);
  });
});

describe('queue', () => {
  const five = () => {
    for (const title of ['1', '2', '3', '4', '5']) showNotice({title});
  };

  it('shows three notices at a time, and the next one when one is closed', async () => {
    const user = show(page);
    five();
    expect(shown()).toEqual(['1', '2', '3']);
    await user.click(closeButton(1));
    expect(shown()).toEqual(['1', '3', '4']);
  });

  it('counts the time of a notice from when it is shown', () => {
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

describe('pauses', () => {
  it('while the pointer is on a notice, then counts the remaining time', async () => {
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

  it('all notices while the pointer is on one of them, including later ones', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    showNotice({title: 'Second'});
    await user.hover(notice('Second'));
    showNotice({title: 'Third'});
    pass(60_000);
    expect(shown()).toEqual(['First', 'Second', 'Third']);
  });

  it('while the focus is in the region, even if the pointer comes and goes', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    closeButton(0).focus();
    await user.hover(notice('First'));
    await user.hover(elsewhere());
    pass(60_000);
    expect(shown()).toEqual(['First']);
    elsewhere().focus();
    pass(4_000);
    expect(shown()).toEqual([]);
  });

  it.each<[string, (title: string) => void]>([
    ['swiped away', (title) => swipe(title, 20)],
    ['closed', (title) => fireEvent.click(notice(title).querySelector('button') as HTMLElement)],
  ])('no longer once the notice under the pointer is %s', async (_, dismiss) => {
    const user = show(page);
    showNotice({title: 'First'});
    showNotice({title: 'Second'});
    await user.hover(notice('First'));
    dismiss('First');
    pass(4_000);
    expect(shown()).toEqual([]);
  });

  it('while the page is hidden', () => {
    show(page);
    showNotice({title: 'First'});
    pass(1_000);
    hide(true);
    showNotice({title: 'Second'});
    pass(60_000);
    expect(shown()).toEqual(['First', 'Second']);
    hide(false);
    pass(3_000);
    expect(shown()).toEqual(['Second']);
    pass(1_000);
    expect(shown()).toEqual([]);
  });
});
