import {screen} from '@testing-library/dom';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {shell} from '../../../src/content/navigation';
import {sheet} from '../../../src/enhance/sheet';
import {DocsLayout} from '../../../src/sections/docs/DocsLayout';
import {MobileMenu, mobileMenuId} from '../../../src/sections/shell/MobileMenu';
import {docsMenuId} from '../../../src/sections/shell/sheets';
import {fakeMediaQuery, fakePopovers} from '../../helpers/browser';
import {install, show} from '../../helpers/enhance';

fakePopovers();
const screenWidth = fakeMediaQuery();
afterEach(() => {
  for (const element of [docs(), menu()]) element.hidePopover();
});
install(sheet);

const page = (
  <>
    <header>Header</header>
    <MobileMenu content={shell} pathname="/developers/documentation" />
    <DocsLayout items={[{type: 'link', label: 'Quick start', href: '/quick-start'}]} title="Documentation contents">
      Words
    </DocsLayout>
    <NoticeRegion />
  </>
);

const popover = (id: string) => document.getElementById(id) as HTMLElement;
const menu = () => popover(mobileMenuId);
const docs = () => popover(docsMenuId);
/** Returns whether an element is inert, or inside one that is. */
const isInert = (element: HTMLElement | null): boolean =>
  element !== null && (element.inert === true || isInert(element.parentElement));
const header = () => screen.getByRole('banner');
const main = () => screen.getByRole('main');

describe('an open sheet', () => {
  it('makes the page behind it inert', () => {
    show(page);
    menu().showPopover();
    expect([header(), main(), docs()].map(isInert)).toEqual([true, true, true]);
  });

  it('leaves itself and the notices usable', () => {
    show(page);
    menu().showPopover();
    expect([menu(), screen.getByRole('region', {name: /Notices/})].map(isInert)).toEqual([false, false]);
  });

  it('has the focus', () => {
    show(page);
    menu().showPopover();
    expect(screen.getByRole('button', {name: 'Close menu'})).toHaveFocus();
  });

  it('makes the page usable before it closes, so that the focus can return to it', () => {
    show(page);
    menu().showPopover();
    let inertAtClose: boolean | undefined;
    menu().addEventListener('beforetoggle', () => (inertAtClose = isInert(header())), {once: true});
    menu().hidePopover();
    expect(inertAtClose).toBe(false);
  });

  it('closes when one of its links is followed', async () => {
    const user = show(page);
    document.addEventListener('click', (event) => event.preventDefault(), {once: true});
    menu().showPopover();
    await user.click(screen.getAllByRole('link', {name: 'Voice Chat'})[0] as HTMLElement);
    expect(menu()).not.toHaveAttribute('data-open-popover');
  });

  it('closes when the window becomes wide', () => {
    show(page);
    menu().showPopover();
    screenWidth.change(true);
    expect(menu()).not.toHaveAttribute('data-open-popover');
  });
});

describe('a sheet that opened another', () => {
  function openBoth(): void {
    show(page);
    menu().showPopover();
    docs().showPopover();
  }

  it('is inert below it', () => {
    openBoth();
    expect([menu(), docs()].map(isInert)).toEqual([true, false]);
  });

  it('is usable when the other one is closed, and the page stays inert', () => {
    openBoth();
    docs().hidePopover();
    expect([menu(), header()].map(isInert)).toEqual([false, true]);
  });

  it('makes nothing inert once both are closed', () => {
    openBoth();
    docs().hidePopover();
    menu().hidePopover();
    expect([...document.querySelectorAll<HTMLElement>('*')].filter(({inert}) => inert)).toEqual([]);
  });
});
