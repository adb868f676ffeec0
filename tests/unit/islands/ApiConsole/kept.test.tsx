import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ApiConsole} from '../../../../src/islands/ApiConsole';
import {refuseStorage} from '../../../helpers/browser';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', {name}));
const restore = (what: string) => screen.queryByRole('button', {name: `Restore ${what}`});
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const response = () => screen.getByRole('region', {name: /^Response/});

async function type(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

/** Chooses a file of the reader's. */
async function upload(): Promise<void> {
  const file = Object.assign(new File(['notes'], 'mine.txt'), {arrayBuffer: async () => new ArrayBuffer(0)});
  await userEvent.upload(screen.getByLabelText('Your file'), file);
  await screen.findByText('mine.txt');
}

/** Opens a console, as the first visit of a page and each reload do. */
async function open(operation: string): Promise<() => void> {
  const {unmount} = render(<ApiConsole operation={operation} />);
  await press(/^Try it/);
  return unmount;
}

beforeEach(() => history.replaceState(null, '', '#'));

test('what was typed can be restored after another request was chosen, and neither is lost', async () => {
  await open('parseText');
  expect(restore('what I typed')).toBeNull();
  await type('text', 'my words');
  await press('401 Invalid key');
  await press('429 Too many calls');
  expect(field('text')).toHaveValue('turn on the kitchen lights');
  await type('text', 'later words');
  await press('Restore what I typed');
  expect(field('text')).toHaveValue('my words');
  await press('Restore what I typed');
  expect(field('text')).toHaveValue('later words');
});

test('a file that was replaced can be restored, and what was typed since stays', async () => {
  await open('recognizeRecording');
  await upload();
  await press('Sample recording');
  await type('language', 'de-DE');
  await press('Restore my recording');
  expect(screen.getByText('mine.txt')).toBeInTheDocument();
  expect(field('language')).toHaveValue('de-DE');
  expect(restore('my recording')).toBeNull();
});

test('a response says that it belongs to an earlier request, until that request is back', async () => {
  const older = 'Response to the request before your change';
  await open('parseText');
  await press('Send');
  expect(response()).not.toHaveTextContent(older);
  await type('text', 'my words');
  expect(response()).toHaveTextContent(older);
  await type('text', 'turn on the kitchen lights');
  expect(response()).not.toHaveTextContent(older);
  await press('401 Invalid key');
  expect(response()).toHaveTextContent(older);
  expect(response()).toHaveTextContent('200');
  await press('Send');
  expect(response()).not.toHaveTextContent(older);
  expect(response()).toHaveTextContent('401');
});

test('closing keeps the request and its response', async () => {
  await open('parseText');
  await type('text', 'my words');
  await press('Send');
  await press(/^Close/);
  expect(screen.queryByRole('region', {name: /^Response/})).toBeNull();
  await press(/^Try it/);
  expect(field('text')).toHaveValue('my words');
  expect(response()).toHaveTextContent('200');
});

test('a reload keeps what was typed and chosen, for each call of its own', async () => {
  const leave = await open('generateSpeech');
  const long = 'word '.repeat(500);
  await press('503 Service failure');
  await userEvent.clear(field('text'));
  await userEvent.click(field('text'));
  await userEvent.paste(long);
  leave();
  const leaveOther = await open('parseText');
  expect(field('text')).toHaveValue('turn on the kitchen lights');
  leaveOther();
  await open('generateSpeech');
  expect(screen.getByRole('button', {name: '503 Service failure'})).toHaveAttribute('aria-pressed', 'true');
  expect(field('text')).toHaveValue(long);
});

test('a reload keeps an edit that was made after the link in the address', async () => {
  history.replaceState(null, '', '#Try-parseText?preset=success&text=linked');
  const {unmount} = render(<ApiConsole operation="parseText" />);
  await type('text', 'edited');
  unmount();
  const again = render(<ApiConsole operation="parseText" />);
  expect(field('text')).toHaveValue('edited');
  again.unmount();
  history.replaceState(null, '', '#Try-parseText?preset=success&text=another+link');
  render(<ApiConsole operation="parseText" />);
  expect(field('text')).toHaveValue('another link');
  await press('Restore what I typed');
  expect(field('text')).toHaveValue('edited');
});

test('a reload keeps nothing where the browser refuses storage, and all else works', async () => {
  refuseStorage();
  const leave = await open('parseText');
  await type('text', 'my words');
  await press('Send');
  expect(response()).toHaveTextContent('200');
  leave();
  await open('parseText');
  expect(field('text')).toHaveValue('turn on the kitchen lights');
});

test('an own file isn’t part of the link or kept by a reload, which is said only if there is one', async () => {
  await open('recognizeRecording');
  const hints = [/Your file isn’t part of the link\. Whoever opens it chooses a file\./, /a reload removes it/];
  for (const hint of hints) expect(screen.queryByText(hint)).toBeNull();
  await press('400 Too long for the tier');
  await upload();
  for (const hint of hints) expect(screen.getByText(hint)).toBeInTheDocument();
});

test.each([
  ['200 Success', 'meeting.wav', /^\/mock\/meeting\.wav$/],
  ['400 Too long for the tier', 'long-meeting.wav', /^blob:/],
])('the file of the preset %s can be downloaded', async (preset, name, address) => {
  await open('recognizeRecording');
  await press(preset);
  const link = screen.getByRole('link', {name: `Download ${name}`});
  expect(link).toHaveAttribute('download', name);
  expect(link).toHaveAttribute('href', expect.stringMatching(address));
});

test.each([
  ['recognizeRecording', '400 Too long for the tier', true],
  ['generateSpeech', '400 Unknown format', false],
])('%s, %s: whether the mock needs the limits of a tier is said', async (operation, preset, isSaid) => {
  await open(operation);
  await press(preset);
  expect(document.body.textContent?.includes('To get it from the mock, start it with --tier Free.')).toBe(isSaid);
});
