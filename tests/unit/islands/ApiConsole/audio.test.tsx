import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ApiConsole} from '../../../../src/islands/ApiConsole';
import {record} from '../../../../src/islands/shared/recorder/record';

jest.mock('../../../../src/islands/shared/recorder/record');

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', {name}));

/** Returns a promise, and the function that resolves it. */
function later<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return {promise, resolve};
}

async function editLanguage(): Promise<void> {
  const field = screen.getByLabelText(/^language/);
  await userEvent.clear(field);
  await userEvent.type(field, 'de-DE');
}

/** Chooses a file that is read when the returned function is called. */
async function chooseSlowFile(): Promise<() => Promise<void>> {
  const file = new File([], 'slow.wav');
  const {promise, resolve} = later<ArrayBuffer>();
  Object.assign(file, {arrayBuffer: () => promise});
  await userEvent.upload(screen.getByLabelText('Your file'), file);
  return () => act(async () => resolve(new ArrayBuffer(0)));
}

beforeEach(async () => {
  render(<ApiConsole operation="recognizeRecording" />);
  await press(/^Try it/);
});

test('edits that were made during a recording are kept', async () => {
  const {promise, resolve} = later<Uint8Array>();
  jest.mocked(record).mockResolvedValue({
    file: promise,
    isDisconnected: () => false,
    stop: () => resolve(new Uint8Array()),
  });
  await press(/^Record/);
  await editLanguage();
  await press(/^Stop/);
  expect(screen.getByText('recording.wav')).toBeInTheDocument();
  expect(screen.getByLabelText(/^language/)).toHaveValue('de-DE');
});

test('closing the console ends a recording, which is kept', async () => {
  const {promise, resolve} = later<Uint8Array>();
  const stop = jest.fn(() => resolve(new Uint8Array()));
  jest.mocked(record).mockResolvedValue({file: promise, isDisconnected: () => false, stop});
  await press(/^Record/);
  expect(stop).not.toHaveBeenCalled();
  await press(/^Close/);
  expect(stop).toHaveBeenCalled();
  await press(/^Try it/);
  expect(screen.getByText('recording.wav')).toBeInTheDocument();
  expect(screen.getByRole('button', {name: /^Record/})).toBeEnabled();
});

test('edits that were made while a file was read are kept', async () => {
  const read = await chooseSlowFile();
  await editLanguage();
  await read();
  expect(screen.getByText('slow.wav')).toBeInTheDocument();
  expect(screen.getByLabelText(/^language/)).toHaveValue('de-DE');
});

test('a recording that was chosen while a file was read is kept', async () => {
  const read = await chooseSlowFile();
  await press('Sample recording');
  await read();
  expect(screen.getByText('meeting.wav')).toBeInTheDocument();
});
