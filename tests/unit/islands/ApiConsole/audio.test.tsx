import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ApiConsole} from '../../../../src/islands/ApiConsole';
import {record} from '../../../../src/islands/shared/recorder/record';

jest.mock('../../../../src/islands/shared/recorder/record');

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', {name}));

/** A recording that ends, without a sound, when `stop` is called. */
function pendingRecording() {
  let end = () => {};
  const file = new Promise<Uint8Array>((resolve) => {
    end = () => resolve(new Uint8Array());
  });
  const stop = jest.fn(() => end());
  jest.mocked(record).mockResolvedValue({file, isDisconnected: () => false, stop, readLevel: undefined});
  return stop;
}

async function editLanguage(): Promise<void> {
  const field = screen.getByLabelText(/^language/);
  await userEvent.clear(field);
  await userEvent.type(field, 'de-DE');
}

/** Chooses a file that is read when the returned function is called. */
async function chooseSlowFile(): Promise<() => Promise<void>> {
  let end = (_: ArrayBuffer) => {};
  const read = new Promise<ArrayBuffer>((resolve) => {
    end = resolve;
  });
  const file = Object.assign(new File([], 'slow.wav'), {arrayBuffer: () => read});
  await userEvent.upload(screen.getByLabelText('Your file'), file);
  return () => act(async () => end(new ArrayBuffer(0)));
}

beforeEach(async () => {
  render(<ApiConsole operation="recognizeRecording" />);
  await press(/^Try it/);
});

test('edits that were made during a recording are kept', async () => {
  pendingRecording();
  await press(/^Record/);
  await editLanguage();
  await press(/^Stop/);
  expect(screen.getByText('recording.wav')).toBeInTheDocument();
  expect(screen.getByLabelText(/^language/)).toHaveValue('de-DE');
});

test('closing the console ends a recording, which is kept', async () => {
  const stop = pendingRecording();
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
