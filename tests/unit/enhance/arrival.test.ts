import {displayInSteps} from '../../../src/enhance/arrival';

/** Runs the functions that wait for the next paint. */
const paint = () => jest.advanceTimersByTime(17);

const arriving = () => document.querySelector('[data-arriving]');

const joined = () =>
  [...document.querySelectorAll<HTMLElement>('main *')].filter((part) => part.style.contentVisibility);

const arriveWith = (page: string) => {
  document.body.innerHTML = `<main data-arriving>${page}</main>`;
  displayInSteps(document.querySelector('main') as Element);
};

const parts = (count: number, elements: number) => `<p>${'<i></i>'.repeat(elements)}</p>`.repeat(count);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

it('a page that is displayed in steps displays eleven parts first, then a number of elements after each paint', () => {
  arriveWith(`<article><div>${parts(15, 30)}</div></article>`);
  const [later] = [...document.querySelectorAll('p')].slice(11);
  expect(joined()).toHaveLength(0);
  paint();
  expect(joined()[0]).toBe(later);
  expect(joined()).toHaveLength(3);
  expect(arriving()).not.toBeNull();
  paint();
  expect(joined()).toHaveLength(4);
  expect(arriving()).toBeNull();
});

it('a page that is displayed in steps displays a part that is too large for one frame alone', () => {
  arriveWith('<section><div data-later></div></section>'.repeat(2).replaceAll('</div>', `${parts(1, 100)}</div>`));
  paint();
  expect(joined()).toHaveLength(1);
  paint();
  expect(joined()).toHaveLength(2);
  paint();
  expect(arriving()).toBeNull();
});
