import {fireEvent, screen} from '@testing-library/dom';
import {contents} from '../../../src/enhance/contents';
import {Contents} from '../../../src/sections/docs/Contents';
import {giveSize} from '../../helpers/browser';
import {install, pass, show} from '../../helpers/enhance';

install(contents);

const headings = ['install', 'configure', 'run it'];
const frameMs = 20;

/** A page with three headings, scrolled to its top. The window is 800 px high, and the page 3,000 px. */
function open(): void {
  show(
    <>
      <Contents entries={headings.map((id) => ({id: id.replace(' ', '-'), value: id, level: 2}))} />
      {headings.map((id) => (
        <h2 key={id} id={id.replace(' ', '-')}>
          {id}
        </h2>
      ))}
    </>,
  );
  giveSize(document.documentElement, {scrollHeight: 3_000});
  Object.assign(window, {innerHeight: 800});
}

/** Scrolls the page until the headings have these distances from the top of the window. */
function scrollTo(y: number, ...tops: number[]): void {
  screen.getAllByRole('heading', {level: 2}).forEach((heading, index) => {
    heading.getBoundingClientRect = () => new DOMRect(0, tops[index], 600, 30);
  });
  Object.assign(window, {scrollY: y});
  fireEvent.scroll(document);
  pass(frameMs);
}

const current = () => screen.getAllByRole('link', {current: true}).map((link) => link.textContent);

describe('the contents list', () => {
  it('marks the last heading that has passed the reading line', () => {
    open();
    scrollTo(600, -500, 140, 141);
    expect(current()).toEqual(['configure']);
  });

  it('marks one heading at a time', () => {
    open();
    scrollTo(600, -500, 140, 900);
    scrollTo(1_200, -1_100, -460, 100);
    expect(current()).toEqual(['run it']);
  });

  it('marks nothing above the first heading', () => {
    open();
    scrollTo(0, 300, 900, 1_500);
    expect(screen.queryAllByRole('link', {current: true})).toEqual([]);
  });

  it("marks the last heading at the end of the page, although it can't reach the line", () => {
    open();
    scrollTo(2_200, -1_000, -500, 400);
    expect(current()).toEqual(['run it']);
  });

  it('is updated at most once per frame', () => {
    open();
    scrollTo(0, 300, 900, 1_500);
    const frames = jest.spyOn(window, 'requestAnimationFrame');
    fireEvent.scroll(document);
    fireEvent.scroll(document);
    expect(frames).toHaveBeenCalledTimes(1);
  });
});
