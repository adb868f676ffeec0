import {fireEvent, screen} from '@testing-library/dom';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {pointer} from '../../helpers/browser';
import {install} from '../../helpers/enhance';

/** A page with the region of notices and a button outside of it. */
export const page = (
  <>
    <main>
      <button type="button">elsewhere</button>
    </main>
    <NoticeRegion />
  </>
);

export const region = () => screen.getByRole('region');
export const elsewhere = () => screen.getByRole('button', {name: 'elsewhere'});
export const closeButton = (index: number) =>
  screen.getAllByRole('button', {name: 'Close notice'})[index] as HTMLElement;
export const notice = (title: string) => screen.getByText(title).closest('.notice') as HTMLElement;

/** Returns the titles of the visible notices, oldest first. */
export const shown = () =>
  [...document.querySelectorAll('[data-notice-list] .notice-title')].map((title) => title.textContent);

/** Drags a notice to the right by a number of pixels. */
export function swipe(title: string, px: number): void {
  fireEvent(notice(title), pointer('pointerdown', {clientX: 100}));
  fireEvent(document.body, pointer('pointermove', {clientX: 100 + px}));
  fireEvent(document.body, pointer('pointerup', {clientX: 100 + px}));
}

/** Prepares a test file. After each test, the focus and the pointer leave the notices, so that their timers run out. */
export function installNotices(): void {
  afterEach(() => {
    elsewhere().focus();
    fireEvent(elsewhere(), pointer('pointerover', {pointerType: 'mouse'}));
  });
  install();
}
