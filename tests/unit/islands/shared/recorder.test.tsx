import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {RecordButton} from '../../../../src/islands/shared/recorder/RecordButton';
import {problemOf} from '../../../../src/islands/shared/recorder/record';

/** Fakes of a track, a recorder, a meter, and a decoder, as far as the recorder of this site uses them. */
class Track extends EventTarget {
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
class Decoder {
  decodeAudioData = async () => ({numberOfChannels: 1, getChannelData: () => new Float32Array(1_600)});
}
/** The level that the fake meter of the microphone reports. */
let level = 0;
let isStill = false;
const close = jest.fn();
class LiveContext {
  createAnalyser = () => ({
    getFloatTimeDomainData: (samples: Float32Array) => samples.set([0, 1, -level, level, -level]),
  });
  createMediaStreamSource = () => ({connect: () => undefined});
  close = close;
}

let tracks: Track[];
let ask: jest.Mock;

beforeEach(() => {
  tracks = [];
  [level, isStill] = [0, false];
  close.mockClear();
  Object.assign(window, {matchMedia: () => ({matches: isStill})});
  ask = jest.fn(async () => {
    const track = new Track();
    tracks.push(track);
    return {getTracks: () => [track]};
  });
  Object.assign(navigator, {mediaDevices: {getUserMedia: ask}});
  Object.assign(globalThis, {MediaRecorder: FakeRecorder, OfflineAudioContext: Decoder, AudioContext: LiveContext});
  Object.assign(Blob.prototype, {arrayBuffer: async () => new ArrayBuffer(0)});
});

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', {name}));

test('stops by itself, and returns a file of 16-bit samples', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
  const onFile = jest.fn();
  render(<RecordButton longest={10} onFile={onFile} />);
  await user.click(screen.getByRole('button'));
  await act(async () => void (await jest.advanceTimersByTimeAsync(10_000)));
  expect(tracks[0]?.stop).toHaveBeenCalled();
  expect(onFile.mock.calls[0][0]).toHaveLength(44 + 3_200);
  jest.useRealTimers();
});

test('a prompt that is not answered can be given up, and a microphone that is allowed later is released', async () => {
  let allow: (stream: object) => void = () => undefined;
  ask.mockReturnValueOnce(
    new Promise((resolve) => {
      allow = resolve;
    }),
  );
  render(<RecordButton longest={10} onFile={() => undefined} />);
  await press(/^Record/);
  await press(/^Don’t record/);
  expect(screen.getByRole('button', {name: /^Record up to/})).toBeEnabled();
  const track = new Track();
  await act(async () => allow({getTracks: () => [track]}));
  expect(track.stop).toHaveBeenCalled();
  expect(screen.queryByText('The microphone is on.')).not.toBeInTheDocument();
});

test('a microphone that is unplugged ends the recording, says so, and what was recorded is kept', async () => {
  const onFile = jest.fn();
  render(<RecordButton longest={10} onFile={onFile} />);
  await press(/^Record/);
  await act(async () => void tracks[0]?.dispatchEvent(new Event('ended')));
  expect(screen.getByText(/was disconnected/)).toBeInTheDocument();
  expect(onFile).toHaveBeenCalledTimes(1);
});

test.each([
  [{now: 0}, /was too short/],
  [{now: 1_000}, /recording failed/],
])('a recording without audio says why: %j', async ({now}, words) => {
  Object.assign(globalThis, {
    OfflineAudioContext: class {
      decodeAudioData = () => Promise.reject(new Error('no audio'));
    },
  });
  render(<RecordButton longest={10} onFile={() => undefined} />);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  await press(/^Record/);
  clock.mockReturnValue(now);
  await press(/^Stop/);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

describe('the level', () => {
  const bar = () => Number(document.querySelector('.level')?.getAttribute('width'));
  const hear = (loudness: number, milliseconds: number) => {
    level = loudness;
    act(() => jest.advanceTimersByTime(milliseconds));
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function start() {
    const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
    render(<RecordButton longest={60} onFile={() => undefined} />);
    await user.click(screen.getByRole('button'));
    await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
    return () => user.click(screen.getByRole('button'));
  }

  it('is shown while the microphone is on, and described in words when it stays too low or too high', async () => {
    const stop = await start();
    hear(0, 1_000);
    expect(screen.queryByText(/heard/)).not.toBeInTheDocument();
    expect(bar()).toBe(0);
    hear(0, 2_000);
    expect(screen.getByText('Nothing can be heard. Check the microphone.')).toHaveAttribute('aria-live', 'polite');
    hear(0.5, 100);
    expect(screen.getByText('The level is good.')).toBeInTheDocument();
    expect(bar()).toBe(108);
    hear(1, 100);
    hear(0, 2_000);
    expect(screen.getByText(/^Too loud\./)).toBeInTheDocument();
    expect(bar()).toBe(0);
    hear(0.5, 1_000);
    expect(screen.getByText('The level is good.')).toBeInTheDocument();
    await stop();
    await act(async () => undefined);
    expect(document.querySelector('.level')).not.toBeInTheDocument();
  });

  it('is measured by a context that is closed once, whoever stops the recording: browsers refuse to close it again', async () => {
    const stop = await start();
    expect(close).not.toHaveBeenCalled();
    await stop();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await act(async () => undefined);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('moves in steps under reduced motion', async () => {
    isStill = true;
    await start();
    hear(0.1, 100);
    const first = bar();
    hear(0, 1_000);
    expect(bar()).toBe(first);
    expect(first % 24).toBe(0);
  });

  it('isn’t required', async () => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
    await start();
    expect(screen.getByText('The microphone is on.')).toBeInTheDocument();
    expect(document.querySelector('.level')).not.toBeInTheDocument();
  });
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
