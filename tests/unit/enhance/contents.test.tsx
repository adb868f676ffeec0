import {fireEvent, screen} from '@testing-library/react';
import {contents} from '../../../src/enhance/contents';
import {Contents} from '../../../src/sections/docs/Contents';
import {install, pass, show} from '../../helpers/enhance';

install(contents);

const headings = ['install', 'configure', 'run-it'];

/** Shows three headings in a window that is 800 px high. The page is 3,000 px high. */
function open(): void {
  show(
    <>
      <Contents entries={headings.map((id) => ({id, value: id, level: 2}))} />
      {headings.map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>,
  );
  Object.defineProperty(document.documentElement, 'scrollHeight', {value: 3_000});
  Object.assign(window, {innerHeight: 800});
}

it.each([
  [[], 'above the first heading', 0, [300, 900, 1_500]],
  [['configure'], 'when it has passed the reading line', 600, [-500, 140, 141]],
  [['run-it'], "at the end of the page, although it can't reach the line", 2_200, [-1_000, -500, 400]],
])('the contents list marks %j %s', (marked, _, scrollY, tops) => {
  open();
  const scrolled = jest.spyOn(Element.prototype, 'scrollTo').mockClear();
  headings.forEach((id, index) => {
    const heading = document.getElementById(id) as HTMLElement;
    heading.getBoundingClientRect = () => new DOMRect(0, tops[index], 600, 30);
  });
  Object.assign(window, {scrollY});
  fireEvent.scroll(document);
  pass(20);
  expect(screen.queryAllByRole('link', {current: true}).map((link) => link.textContent)).toEqual(marked);
  // The list is scrolled to the part that is newly marked, or to its beginning.
  expect(scrolled).toHaveBeenCalled();
});
