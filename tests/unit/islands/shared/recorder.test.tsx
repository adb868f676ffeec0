import {TextEncoder} from 'node:util';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {RecordButton} from '../../../../src/islands/shared/recorder/RecordButton';
import {mixed, problemOf} from '../../../../src/islands/shared/recorder/record';

Object.assign(globalThis, {TextEncoder});

/** A microphone, a recorder, and a decoder, as far as the recorder of this site uses them. */
class Track {
  stop = jest.fn();
}
class FakeRecorder extends EventTarget {
  state = 'inactive';
  start = () => {
    this.state = 'recording';
  };
  stop = () => {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), {data: new Blob(['a'])}));
    this.dispatchEvent(new Event('stop'));
  };
}
class Context {
  decodeAudioData = async () => ({numberOfChannels: 1, getChannelData: () => new Float32Array(1_600)});
}

let tracks: Track[];
let ask: jest.Mock;

beforeEach(() => {
  tracks = [];
  ask = jest.fn(async () => {
    const track = new Track();
    tracks.push(track);
    return {getTracks: () => [track]};
  });
  Object.assign(navigator, {mediaDevices: {getUserMedia: ask}});
  Object.assign(globalThis, {MediaRecorder: FakeRecorder, OfflineAudioContext: Context});
  Object.assign(Blob.prototype, {arrayBuffer: async () => new ArrayBuffer(0)});
});

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', {name}));

test('asks for the microphone after a press only, says that it is on, and releases it', async () => {
  const onFile = jest.fn();
  render(<RecordButton longest={10} onFile={onFile} />);
  expect(ask).not.toHaveBeenCalled();
  await press(/^Record up to 10 seconds/);
  expect(screen.getByText('The microphone is on.')).toBeInTheDocument();
  expect(tracks[0]?.stop).not.toHaveBeenCalled();
  await press(/^Stop/);
  await act(async () => undefined);
  expect(tracks[0]?.stop).toHaveBeenCalled();
  expect(screen.queryByText('The microphone is on.')).not.toBeInTheDocument();
  expect(onFile.mock.calls[0][0]).toHaveLength(44 + 3_200);
});

test('ends by itself, and when its component is removed', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
  const {unmount} = render(<RecordButton longest={10} onFile={() => undefined} />);
  await user.click(screen.getByRole('button'));
  await act(async () => void (await jest.advanceTimersByTimeAsync(10_000)));
  expect(tracks[0]?.stop).toHaveBeenCalled();
  await user.click(screen.getByRole('button', {name: /^Record/}));
  unmount();
  expect(tracks[1]?.stop).toHaveBeenCalled();
  jest.useRealTimers();
});

test('says what to do when the microphone is refused or missing', async () => {
  render(<RecordButton longest={10} onFile={() => undefined} />);
  ask.mockRejectedValueOnce(Object.assign(new Error('no'), {name: 'NotAllowedError'}));
  await press(/^Record/);
  expect(screen.getByText(/^The microphone wasn’t allowed\./)).toBeInTheDocument();
  Object.assign(navigator, {mediaDevices: undefined});
  await press(/^Record/);
  expect(screen.getByText(/^This browser can’t record here\./)).toBeInTheDocument();
  expect(problemOf(Object.assign(new Error('none'), {name: 'NotFoundError'}))).toBe('noMicrophone');
  expect(problemOf('odd')).toBe('failed');
});

test('channels become one, within 16 bits', () => {
  const channels = [new Float32Array([0.5, 1, -2]), new Float32Array([-0.5, 1, -2])];
  expect([...mixed(channels)]).toEqual([0, 32_767, -32_767]);
  expect(mixed([])).toHaveLength(0);
});
