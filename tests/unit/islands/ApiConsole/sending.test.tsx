import {TextDecoder, TextEncoder} from 'node:util';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ApiConsole} from '../../../../src/islands/ApiConsole';

// jsdom lacks both.
Object.assign(globalThis, {TextDecoder, TextEncoder});

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

const button = (name: string | RegExp) => screen.getByRole('button', {name});
const text = () => screen.getByLabelText(/^text/);

beforeEach(async () => {
  render(<ApiConsole operation="parseText" />);
  await userEvent.click(button(/^Try it/));
});

test('brings the response into view, as a whole if there is room', async () => {
  await userEvent.click(button('Send'));
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('region', {name: /^Response/})]);
  expect(scrollIntoView).toHaveBeenCalledWith({block: 'nearest'});
});

test('a preset stays selected only if an edit can’t change the response', async () => {
  await userEvent.clear(text());
  expect(button('200 Success')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button('200 Success'));
  expect(button('200 Success')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('503 Service failure'));
  await userEvent.clear(text());
  expect(button('503 Service failure')).toHaveAttribute('aria-pressed', 'true');
});
