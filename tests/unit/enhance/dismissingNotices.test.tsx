import {fireEvent} from '@testing-library/dom';
import {showNotice} from '../../../src/enhance/later/notices';
import {pointer} from '../../helpers/browser';
import {show} from '../../helpers/enhance';
import {closeButton, elsewhere, installNotices, notice, page, region, shown, swipe} from './noticePage';

installNotices();

describe('a swipe', () => {
  it.each([
    [20, []],
    [19, ['First']],
    [-100, ['First']],
  ])('of %d px leaves %j', (px, left) => {
    show(page);
    showNotice({title: 'First'});
    swipe('First', px);
    expect(shown()).toEqual(left);
  });

  it('moves the notice with the pointer, and back if it is too short', () => {
    show(page);
    showNotice({title: 'First'});
    fireEvent(notice('First'), pointer('pointerdown', {clientX: 100}));
    fireEvent(document.body, pointer('pointermove', {clientX: 112}));
    expect(notice('First').style.transform).toBe('translateX(12px)');
    fireEvent(document.body, pointer('pointercancel', {clientX: 112}));
    expect(notice('First').style.transform).toBe('');
  });
});

describe('the close button', () => {
  it('dismisses its notice', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    showNotice({title: 'Second'});
    await user.click(closeButton(0));
    expect(shown()).toEqual(['Second']);
  });

  it('moves the focus to the region when it is pressed by keyboard', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    closeButton(0).focus();
    await user.keyboard('{Enter}');
    expect(region()).toHaveFocus();
  });
});

describe('Escape', () => {
  it('dismisses the notice that has the focus', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    showNotice({title: 'Second'});
    closeButton(1).focus();
    await user.keyboard('{Escape}');
    expect(shown()).toEqual(['First']);
  });

  it('dismisses nothing if the focus is elsewhere', async () => {
    const user = show(page);
    showNotice({title: 'First'});
    elsewhere().focus();
    await user.keyboard('{Escape}');
    expect(shown()).toEqual(['First']);
  });
});
