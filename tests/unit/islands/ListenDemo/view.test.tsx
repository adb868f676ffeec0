import {act, fireEvent, render, screen} from '@testing-library/react';
import {ListenDemo} from '../../../../src/islands/ListenDemo';

const words = () => screen.getByRole('list', {name: 'What it hears'});

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

it('marks the words below the threshold', () => {
  render(<ListenDemo />);
  fireEvent.change(screen.getByRole('slider', {name: 'Threshold'}), {target: {value: '0.95'}});
  const unsure = [...words().querySelectorAll('li[data-unsure]')];
  const texts = unsure.map(({textContent}) => textContent?.replace('confidence', ''));
  expect(texts).toEqual(['fifteen 0.54, unsure', 'Bay 0.92, unsure']);
});

it.each([
  ['0.5', 'acts', 'final “fifteen boxes go to Bay Street” confidence 0.71', 0],
  ['0.75', 'asks', 'final “fifteen boxes go to Bay Street” confidence 0.71, unsure', 3],
])('at a threshold of %s, it %s, and hidden text says the same', (value, does, message, unsureChoices) => {
  render(<ListenDemo />);
  fireEvent.change(screen.getByRole('slider', {name: 'Threshold'}), {target: {value}});
  expect(screen.getByText(`Your product ${does}`)).toBeInTheDocument();
  const [final] = screen.getByRole('list', {name: 'What the stream sends'}).children;
  expect(final?.textContent?.replace('final', 'final ')).toBe(message);
  expect(screen.queryAllByRole('button', {name: /unsure$/})).toHaveLength(unsureChoices);
});

it('goes from message to message under reduced motion, and announces the outcome once', () => {
  Object.assign(window, {matchMedia: () => ({matches: true})});
  render(<ListenDemo />);
  fireEvent.click(screen.getByRole('button', {name: /^Play: Kitchen/}));
  expect(screen.getByText('Your product waits')).toBeInTheDocument();
  const seen = new Set<number>();
  const announced = new Set<string | null>();
  for (let step = 0; step < 200; step += 1) {
    act(() => jest.advanceTimersByTime(20));
    announced.add(screen.getByRole('status').textContent);
    seen.add(words().querySelectorAll('.wave:not(.unspoken)').length);
  }
  expect([...seen]).toEqual([1, 2, 4, 5]);
  expect([...announced]).toEqual(['', expect.stringMatching(/^“turn on the kitchen lights”, 0\.96\. /)]);
});
