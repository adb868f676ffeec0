import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {DomainTraining} from '../../../../src/islands/DomainTraining';

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const outcome = () => screen.getByRole('status');
const drawing = () => screen.getByRole('img', {name: /^State diagram/});
const call = (name: string) => within(screen.getByRole('region', {name}));
const applying = () => screen.getAllByRole('button').filter(({dataset}) => dataset.applies);
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1_000));
};

beforeEach(() => {
  jest.useFakeTimers();
  render(<DomainTraining />);
});

afterEach(() => jest.useRealTimers());

it('shows the state in words and in the drawing, and what calls return in it', () => {
  expect(drawing()).toHaveAccessibleName('State diagram. The current state is not trained.');
  expect(drawing().querySelector('circle.startsHere')).toBeInTheDocument();
  press('Send the train call');
  expect(drawing()).toHaveAccessibleName('State diagram. The current state is training.');
  expect(drawing().querySelector('.current text')).toHaveTextContent('training');
  expect(drawing().querySelector('path.taken:not(marker *)')).toBeInTheDocument();
  expect(call('What the domain call returns').getByText('200')).toBeInTheDocument();
  const use = call('What a parse call with this domain returns');
  expect(use.getByText('400')).toBeInTheDocument();
  expect(use.getByText(/^Version 1 doesn’t specify this error/)).toBeInTheDocument();
});

it('finishes the training by itself, announces only its end, and stops its clock', () => {
  press('Send the train call');
  pass(5);
  expect(outcome()).toHaveTextContent('The state changes from not trained to training.');
  expect(screen.getByText('10:25')).toBeInTheDocument();
  pass(1);
  expect(outcome()).toHaveTextContent('The state changes from training to ready.');
  expect(jest.getTimerCount()).toBe(0);
  pass(5);
  expect(screen.getByText('10:30')).toBeInTheDocument();
});

it('lets training fail, and says why another train call has no effect', () => {
  press('Send the train call');
  press('Training fails');
  expect(drawing()).toHaveAccessibleName(/failed\.$/);
  press('Send the train call');
  expect(outcome()).toHaveTextContent(
    /^Nothing happens\. Version 1 doesn’t specify another train call\..*still failed\.$/,
  );
  press('Create another domain');
  expect(screen.getByText('GET /domains/dom_7f3b')).toBeInTheDocument();
});

it('marks the events that apply', () => {
  expect(applying().map(({textContent}) => textContent)).toEqual(['Send the train call']);
  press('Send the train call');
  expect(applying().map(({textContent}) => textContent)).toEqual(['Training succeeds', 'Training fails']);
});

it('is complete before it runs, without an inline style', () => {
  const html = renderToString(<DomainTraining />);
  expect(html).toContain('A domain has been created.');
  expect(html).not.toContain('style=');
});
