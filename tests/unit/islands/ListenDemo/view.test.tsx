import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {ListenDemo} from '../../../../src/islands/ListenDemo';

const words = () => screen.getByRole('list', {name: 'What it hears'});
const shown = () => within(words()).queryAllByRole('listitem');
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', {name}));
const moveTo = (value: number) =>
  fireEvent.change(screen.getByRole('slider', {name: 'Threshold'}), {target: {value: String(value)}});
const announced = () => screen.getByRole('status').textContent;
/** Lets time pass in steps, because each one sets the next timer. */
const pass = (milliseconds: number) => {
  for (let time = 0; time < milliseconds; time += 20) act(() => jest.advanceTimersByTime(20));
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {matchMedia: () => ({matches: false})});
});

afterEach(() => jest.useRealTimers());

it('plays a sentence: words appear with their confidence, and the outcome is announced once at the end', () => {
  render(<ListenDemo />);
  press(/^Play: Kitchen/);
  expect(shown()).toHaveLength(0);
  expect(screen.getByText('Your product waits')).toBeInTheDocument();
  pass(1_200);
  expect(shown().length).toBeGreaterThan(0);
  expect(shown().length).toBeLessThan(5);
  expect(announced()).toBe('');
  pass(4_000);
  expect(shown().map(({textContent}) => textContent)).toEqual([
    'turnconfidence 0.98',
    'onconfidence 0.97',
    'theconfidence 0.99',
    'kitchenconfidence 0.97',
    'lightsconfidence 0.90',
  ]);
  expect(announced()).toBe(
    '“turn on the kitchen lights”, 0.96. Your product acts: Turns on all the lights in the kitchen.',
  );
});

it('asks below the threshold, and acts at or above it', () => {
  render(<ListenDemo />);
  expect(announced()).toMatch(/Your product asks: Fifteen, or fifty\?$/);
  moveTo(0.71);
  expect(announced()).toMatch(/Your product acts: Books fifteen boxes to Bay Street\.$/);
  expect(screen.queryByRole('button', {name: /^Fifty/})).not.toBeInTheDocument();
  moveTo(0.95);
  const unsure = shown().filter(({className}) => className.includes('unsure'));
  expect(unsure.map(({textContent}) => textContent?.replace('confidence', ''))).toEqual([
    'fifteen 0.54, unsure',
    'Bay 0.92, unsure',
  ]);
});

it('goes from message to message under reduced motion', () => {
  Object.assign(window, {matchMedia: () => ({matches: true})});
  render(<ListenDemo />);
  press(/^Play: Kitchen/);
  const seen = new Set<number>();
  for (let step = 0; step < 200; step += 1) {
    act(() => jest.advanceTimersByTime(20));
    seen.add(words().querySelectorAll('.wave:not(.unspoken)').length);
  }
  expect([...seen]).toEqual([1, 2, 4, 5]);
});
