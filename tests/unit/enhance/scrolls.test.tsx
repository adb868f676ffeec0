import {screen} from '@testing-library/dom';
import {CodeBlock} from '../../../src/components/CodeBlock';
import {scrolls} from '../../../src/enhance/scrolls';
import {ScrollingTable} from '../../../src/sections/docs/authorTags';
import {giveSize} from '../../helpers/browser';
import {install, mount, pass, show} from '../../helpers/enhance';

/** Replaces ResizeObserver. It reports when a test calls it. */
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

/** Waits for a frame and the task after its paint. */
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
  pass(paintMs);
}

describe('a region that scrolls', () => {
  it('can be focused, and is named after the caption of the code', () => {
    open();
    layOut(pre(), 900, 600);
    expect(screen.getByRole('group', {name: 'JavaScript'})).toHaveAttribute('tabindex', '0');
  });

  it('has a name even if its author set none', () => {
    open();
    layOut(frame(), 900, 320);
    expect(screen.getByRole('group', {name: 'Scrollable table'})).toBe(frame());
  });

  it("can't be focused for lines below it, which a button shows", () => {
    open();
    giveSize(pre(), {scrollHeight: 900, clientHeight: 400});
    layOut(pre(), 600, 600);
    expect(pre()).not.toHaveAttribute('tabindex');
  });

  it("can't be focused if all of it is visible", () => {
    open();
    layOut(pre(), 600, 600);
    expect(pre()).not.toHaveAttribute('tabindex');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('can no longer be focused once its content fits', () => {
    open();
    layOut(pre(), 900, 600);
    layOut(pre(), 900, 900);
    expect(pre()).not.toHaveAttribute('tabindex');
    expect(pre()).not.toHaveAttribute('aria-label');
  });

  it("isn't measured before the page is painted", () => {
    FakeResizeObserver.current = [];
    show(page);
    expect(FakeResizeObserver.current).toHaveLength(0);
    pass(paintMs);
    expect(FakeResizeObserver.current).toHaveLength(1);
  });

  it("isn't measured while the browser reports sizes, because that would lay out parts which it skipped", () => {
    open();
    giveSize(pre(), {scrollWidth: 900, clientWidth: 600});
    for (const observer of FakeResizeObserver.current) observer.fire();
    expect(pre()).not.toHaveAttribute('tabindex');
    pass(paintMs);
    expect(pre()).toHaveAttribute('tabindex', '0');
  });

  it('is observed on the current page only', () => {
    open();
    mount();
    pass(paintMs);
    expect(FakeResizeObserver.current).toHaveLength(1);
  });
});
