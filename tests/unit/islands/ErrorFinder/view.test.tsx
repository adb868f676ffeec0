import {fireEvent, render, screen, within} from '@testing-library/react';
import {act} from 'react';
import {renderToString} from 'react-dom/server';
import {ErrorFinder} from '../../../../src/islands/ErrorFinder';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}));

const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText('Status, code, or body'), {target: {value: text}});

const status = () => screen.getByRole('status').textContent;

test('the built page has an example with its cause, and neither code nor report', () => {
  const html = renderToString(<ErrorFinder />);
  expect(html).toContain('The format of the recording isn&#x27;t supported.');
  expect(html).not.toContain('data-code=');
  expect(html).not.toContain('style=');
});

test('the reference has it closed until its button is pressed', () => {
  render(<ErrorFinder startsClosed />);
  expect(screen.queryByLabelText('Status, code, or body')).toBeNull();
  fireEvent.click(screen.getByRole('button', {name: /^Look up an error/}));
  paste('503');
  expect(status()).toMatch(/^503/);
  fireEvent.click(screen.getByRole('button', {name: /^Close/}));
  expect(screen.queryByLabelText('Status, code, or body')).toBeNull();
});

test('a status that is pasted is explained for the call, and announced', () => {
  render(<ErrorFinder />);
  expect(status()).toBe('');
  paste('503 Service Unavailable');
  expect(status()).toBe('503: The service failed. Check before you retry');
  expect(screen.getByText('The text doesn’t name a call', {exact: false})).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Call'), {target: {value: 'Parse text'}});
  expect(status()).toBe('503: The service failed. Safe to retry');
  fireEvent.change(screen.getByLabelText('Call'), {target: {value: 'Create a domain'}});
  expect(status()).toContain('Check before you retry');
  expect(screen.getByText(/You might create a second domain\./)).toBeInTheDocument();
  expect(screen.queryByText('The text doesn’t name a call', {exact: false})).toBeNull();
});

test('code is in the language of the page, and follows it', async () => {
  document.documentElement.dataset.codeLanguage = 'python';
  const {unmount} = render(<ErrorFinder />);
  paste('POST /v1/nlu/parse 503');
  expect(screen.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('for attempt in range(5):');
  await act(async () => {
    document.documentElement.dataset.codeLanguage = 'javascript';
  });
  expect(screen.getByRole('tabpanel')).toHaveTextContent('attempt <= 4');
  paste('POST /v1/nlu/parse 401');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('process.env.TIMBRE_API_KEY');
  expect(screen.getByRole('tabpanel')).not.toHaveTextContent('attempt');
  unmount();
  delete document.documentElement.dataset.codeLanguage;
});

test('the report has no key, and says that one was removed', () => {
  const {container} = render(<ErrorFinder />);
  paste('401 {"code": "bad_key", "message": "The key q7Zp2Lx9Vt4Rn8Ks is <b>unknown</b>."}');
  const report = within(container.querySelector('[data-code=text]') as HTMLElement);
  expect(report.getByText(/Message: The key \[removed\] is <b>unknown<\/b>\./)).toBeInTheDocument();
  expect(screen.getByText('What looks like a key was removed (1).', {exact: false})).toBeInTheDocument();
});

test('an error that names no call is attributed to none, and a close code to the stream', () => {
  const {container} = render(<ErrorFinder />);
  const report = () => container.querySelector('[data-code=text]')?.textContent;
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
  expect(screen.getByRole('tabpanel')).not.toHaveTextContent('--retry');
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
