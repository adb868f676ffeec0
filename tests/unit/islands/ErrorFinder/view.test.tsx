import {fireEvent, render, screen} from '@testing-library/react';
import {ErrorFinder} from '../../../../src/islands/ErrorFinder';

const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText('Status, code, or body'), {target: {value: text}});

const status = () => screen.getByRole('status').textContent;

test('a status needs a call, an error that names no call is attributed to none, and a close code to the stream', () => {
  const {container} = render(<ErrorFinder />);
  const report = () => container.querySelector('[data-code=text]')?.textContent;
  expect(status()).toBe('');
  paste('503');
  expect(screen.getByText('The text doesn’t name a call', {exact: false})).toBeInTheDocument();
  paste('no_speech');
  expect(report()).toContain('Call: \n');
  expect(screen.queryByText('POST /recognize')).toBeNull();
  expect(screen.queryByText('The text doesn’t name a call', {exact: false})).toBeNull();
  paste('WebSocket closed 1008');
  expect(report()).toMatch(/Call: WebSocket wss:.*\nClose code: 1008\n/);
});

test('the code for a rejected call that is not safe to repeat has no retry loop', () => {
  render(<ErrorFinder />);
  paste('POST /v1/assistant/converse 429');
  expect(status()).toContain('Safe to retry');
  expect(screen.getByText('The call, to send again after a pause')).toBeInTheDocument();
  expect(document.body).toHaveTextContent('curl "$TIMBRE_API_BASE/assistant/converse"');
  expect(document.body).not.toHaveTextContent('--retry');
});

test('an empty text and a text without an error say what is missing', () => {
  render(<ErrorFinder />);
  paste('  ');
  expect(status()).toBe('Paste a status, a code, or a body.');
  paste('it does not work');
  expect(status()).toMatch(/^No status, code, or error object was found/);
});

test.each([
  ['429', /^429: Too Many Requests/],
  ['Not JSON', /^502: The service failed/],
  ['No response', /^No response/],
  ['Error object', /^invalid_audio_format\. Correct it first/],
])('the example "%s" is explained', (name, announced) => {
  render(<ErrorFinder />);
  fireEvent.click(screen.getByRole('button', {name}));
  expect(status()).toMatch(announced);
  expect(screen.getByRole('button', {name})).toHaveAttribute('aria-pressed', 'true');
});

test('what was pasted can be restored after an example, and a reload keeps it without keys', () => {
  const {unmount} = render(<ErrorFinder />);
  paste('WebSocket closed 1008, Authorization: Bearer q7Zp2Lx9Vt4Rn8Ks');
  fireEvent.click(screen.getByRole('button', {name: '429'}));
  fireEvent.click(screen.getByRole('button', {name: '503'}));
  fireEvent.click(screen.getByRole('button', {name: 'Restore what I typed'}));
  expect(screen.getByLabelText('Status, code, or body')).toHaveDisplayValue(/Bearer q7Zp2Lx9Vt4Rn8Ks$/);
  expect(screen.queryByRole('button', {name: 'Restore what I typed'})).toBeNull();
  fireEvent.change(screen.getByLabelText('Call'), {target: {value: 'Stream audio'}});
  unmount();
  expect(JSON.stringify({...sessionStorage})).not.toContain('q7Zp');
  render(<ErrorFinder />);
  const kept = 'WebSocket closed 1008, Authorization: [removed]';
  expect(screen.getByLabelText('Status, code, or body')).toHaveDisplayValue(kept);
  expect(screen.getByLabelText('Call')).toHaveValue('Stream audio');
});
