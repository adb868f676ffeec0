import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ApiConsole} from '../../../../src/islands/ApiConsole';

const button = (name: string | RegExp) => screen.getByRole('button', {name});
const response = () => screen.getByRole('region', {name: /^Response/});
const code = () => screen.getByRole('region', {name: /^Code/});

async function open(operation: string): Promise<void> {
  render(<ApiConsole operation={operation} />);
  await userEvent.click(button(/^Try it/));
}

Element.prototype.scrollIntoView = jest.fn();

beforeEach(() => history.replaceState(null, '', '#'));

test('says beside a field what is wrong with it, and the code follows what is typed', async () => {
  await open('generateSpeech');
  const speed = screen.getByLabelText(/^speed/);
  await userEvent.clear(speed);
  await userEvent.type(speed, 'fast');
  expect(speed).toBeInvalid();
  expect(speed).toHaveAccessibleDescription(/Enter a number, not "fast"\./);
  expect(code()).toHaveTextContent('"speed": "fast"');
  await userEvent.clear(speed);
  await userEvent.type(speed, '1.5');
  expect(speed).toBeValid();
  expect(code()).toHaveTextContent('"speed": 1.5');
});

test('sending something wrong leads to the first field to correct, and a preset that fails to its response', async () => {
  await open('converse');
  await userEvent.click(button('400 No session'));
  await userEvent.click(button('Send'));
  expect(button('Send')).toHaveFocus();
  await userEvent.clear(screen.getByLabelText(/^text/));
  await userEvent.click(button('Send'));
  expect(screen.getByLabelText(/^text/)).toHaveFocus();
});

test('says beside a field what the response says is wrong with it, until the reader changes the request', async () => {
  await open('parseText');
  await userEvent.click(button('400 Unknown domain'));
  const domain = screen.getByLabelText(/^domain/);
  await userEvent.click(button('Send'));
  expect(domain).toHaveAccessibleDescription(/^Enter the ID of a ready domain, not /);
  await userEvent.type(domain, '1');
  expect(domain).toBeValid();
});

test('Escape closes the console, and returns the focus to its button', async () => {
  await open('parseText');
  await userEvent.type(screen.getByLabelText(/^domain/), '{Escape}');
  expect(button(/^Try it/)).toHaveFocus();
});

test('the code can be for the mock', async () => {
  await open('parseText');
  await userEvent.click(screen.getByLabelText('For the mock on my computer'));
  expect(code()).toHaveTextContent('"http://127.0.0.1:4010/v1/nlu/parse"');
});

test('a preset fills in the fields, and states its cause, also beside its response', async () => {
  await open('generateSpeech');
  await userEvent.click(button('400 Unknown format'));
  expect(screen.getByLabelText(/^format/)).toHaveValue('aac');
  expect(screen.getByText(/isn’t one of the listed formats/)).toBeInTheDocument();
  await userEvent.click(button('Send'));
  expect(response()).toHaveTextContent('400');
  expect(response()).toHaveTextContent(/Cause.*isn’t one of the listed formats.*What to do/);
  await userEvent.clear(screen.getByLabelText(/^text/));
  await userEvent.click(button('Send'));
  expect(response()).toHaveTextContent(/Cause.*doesn’t match/);
});

test('a response is announced, explains its fields, and says that it is the example, if it is', async () => {
  await open('parseText');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(button('Send'));
  expect(within(response()).getByText('entities[].value')).toBeInTheDocument();
  expect(response()).toHaveTextContent('The body is the example of the reference, whatever you send.');
  await userEvent.clear(screen.getByLabelText(/^text/));
  await userEvent.click(button('Send'));
  expect(response()).not.toHaveTextContent('whatever you send');
  expect(screen.getByRole('status')).toHaveTextContent(/ Request 2\.$/);
});

test('a long text from a preset keeps its control while it is shortened', async () => {
  await open('generateSpeech');
  await userEvent.click(button('400 Text too long'));
  const text = screen.getByLabelText(/^text/);
  await userEvent.clear(text);
  await userEvent.type(text, 'Hello');
  expect(text).toHaveFocus();
});

describe('a domain in training', () => {
  beforeEach(() => jest.useFakeTimers({advanceTimers: true}));
  afterEach(() => jest.useRealTimers());

  test.each([
    ['202 Success', 'ready'],
    ['202 Training that fails', 'failed'],
  ])('%s: its status is requested each second until it is %s', async (preset, end) => {
    const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
    render(<ApiConsole operation="trainDomain" />);
    await user.click(button(/^Try it/));
    await user.click(button(preset));
    await user.click(button('Send'));
    act(() => void jest.advanceTimersByTime(2_000));
    expect(within(response()).getAllByText(/^GET .*: training$/)).toHaveLength(2);
    act(() => void jest.advanceTimersByTime(10_000));
    expect(within(response()).getAllByText(/^GET/).at(-1)).toHaveTextContent(`GET /domains/dom_7f3a: ${end}`);
    expect(screen.getByRole('status')).toHaveTextContent(`The status of the domain is ${end}.`);
  });
});

test('a preset stays selected only if an edit can’t change the response', async () => {
  await open('parseText');
  await userEvent.clear(screen.getByLabelText(/^text/));
  expect(button('200 Success')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button('503 Service failure'));
  await userEvent.clear(screen.getByLabelText(/^text/));
  expect(button('503 Service failure')).toHaveAttribute('aria-pressed', 'true');
});
