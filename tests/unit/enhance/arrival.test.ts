import {arrive} from '../../../src/enhance/arrival';

/** Everything that waits for the next paint. */
const paint = () => jest.advanceTimersByTime(17);

const arriving = () => document.querySelector('[data-arriving]');

const joined = () => [...document.querySelectorAll<HTMLElement>('p')].map((part) => part.style.contentVisibility);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<main data-arriving><div class="markdown">${'<p>Part</p>'.repeat(25)}</div></main>`;
});

afterEach(() => jest.useRealTimers());

describe('a page that arrives', () => {
  it('shows eleven parts first, and the others join ten at a time, each time after a paint', () => {
    arrive(document.querySelector('main') as Element);
    expect(joined().filter(Boolean)).toHaveLength(0);
    paint();
    expect(joined().indexOf('visible')).toBe(11);
    expect(joined().filter(Boolean)).toHaveLength(10);
    expect(arriving()).not.toBeNull();
    paint();
    expect(joined().filter(Boolean)).toHaveLength(14);
    expect(arriving()).toBeNull();
  });

  it('has arrived after the first paint when it is short', () => {
    document.querySelector('.markdown')?.replaceChildren();
    arrive(document.querySelector('main') as Element);
    expect(arriving()).not.toBeNull();
    paint();
    expect(arriving()).toBeNull();
  });
});
