import {screen} from '@testing-library/dom';
import {CodeBlock} from '../../../src/components/CodeBlock';
import {scrolls} from '../../../src/enhance/scrolls';
import {ScrollingTable} from '../../../src/sections/docs/ScrollingTable';
import {giveSize} from '../../helpers/browser';
import {install, mount, pass, show} from '../../helpers/enhance';

/** An observer that reports when a test says that the layout has changed. */
class FakeResizeObserver {
  static current: FakeResizeObserver[] = [];
  private readonly targets: Element[] = [];
  constructor(private readonly report: (entries: {target: Element}[]) => void) {
    FakeResizeObserver.current.push(this);
  }
  observe(target: Element): void {
    this.targets.push(target);
  }
  disconnect(): void {
    FakeResizeObserver.current = FakeResizeObserver.current.filter((observer) => observer !== this);
  }
  fire(): void {
    this.report(this.targets.map((target) => ({target})));
  }
}
window.ResizeObserver = FakeResizeObserver as unknown as typeof ResizeObserver;

install(scrolls);

const page = (
  <>
    <CodeBlock html="listen()" language="js" languageLabel="JavaScript" label="Listen once" />
    <ScrollingTable />
  </>
);

/** A frame, and the timer that waits for it to be painted. */
const paintMs = 20;

function open(): void {
  show(page);
  pass(paintMs);
}

const pre = () => document.querySelector('pre') as HTMLElement;
const frame = () => screen.getByRole('table').parentElement as HTMLElement;

function layOut(element: HTMLElement, content: number, room: number): void {
  giveSize(element, {scrollWidth: content, clientWidth: room});
  for (const observer of FakeResizeObserver.current) observer.fire();
}

describe('what scrolls', () => {
  it('is a stop for the keyboard, with its name', () => {
    open();
    layOut(pre(), 900, 600);
    expect(screen.getByRole('group', {name: 'Listen once'})).toHaveAttribute('tabindex', '0');
  });

  it('has a name also where its author gave none', () => {
    open();
    layOut(frame(), 900, 320);
    expect(screen.getByRole('group', {name: 'Scrollable table'})).toBe(frame());
  });

  it('is no stop for lines below, which a button shows', () => {
    open();
    giveSize(pre(), {scrollHeight: 900, clientHeight: 400});
    layOut(pre(), 600, 600);
    expect(pre()).not.toHaveAttribute('tabindex');
  });

  it('is no stop where all of it is seen', () => {
    open();
    layOut(pre(), 600, 600);
    expect(pre()).not.toHaveAttribute('tabindex');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('is no stop any longer once there is room', () => {
    open();
    layOut(pre(), 900, 600);
    layOut(pre(), 900, 900);
    expect(pre()).not.toHaveAttribute('tabindex');
    expect(pre()).not.toHaveAttribute('aria-label');
  });

  it('is not measured before the page is painted', () => {
    FakeResizeObserver.current = [];
    show(page);
    expect(FakeResizeObserver.current).toHaveLength(0);
    pass(paintMs);
    expect(FakeResizeObserver.current).toHaveLength(1);
  });

  it('is watched on the page that is shown and no longer on the last one', () => {
    open();
    mount();
    pass(paintMs);
    expect(FakeResizeObserver.current).toHaveLength(1);
  });
});
