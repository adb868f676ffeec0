import {act, fireEvent, render, screen} from '@testing-library/react';
import {ListenDemo} from '../../../../src/islands/ListenDemo';
import {localVoice} from '../../../../src/islands/ListenDemo/voice';

/**
 * Installs a fake of the browser's speech synthesis, without sound: with an English voice of a service, and a German and
 * an English voice on the device.
 */
function installSpeech() {
  let current: EventTarget | undefined;
  const speech = {
    /** The texts that it was asked to speak. */
    spoken: [] as string[],
    voices: [
      {lang: 'en-US', localService: false, name: 'Service'},
      {lang: 'de-DE', localService: true, name: 'German'},
      {lang: 'en-GB', localService: true, name: 'Own'},
    ],
    cancel: jest.fn(),
    /** Reports an event of the text that is being spoken. */
    report: (type: 'start' | 'boundary' | 'end' | 'error', details?: object) =>
      void current?.dispatchEvent(Object.assign(new Event(type), details)),
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => speech.voices,
    cancel: speech.cancel,
    speak(utterance: EventTarget & {text: string}) {
      current = utterance;
      speech.spoken.push(utterance.text);
    },
  });
  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super();
    }
  }
  Object.assign(window, {speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance});
  return speech;
}

/** Removes the browser's speech synthesis. */
const removeSpeech = () => Reflect.deleteProperty(window, 'speechSynthesis');

let speech: ReturnType<typeof installSpeech>;

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const pass = (milliseconds: number) => {
  for (let time = 0; time < milliseconds; time += 20) act(() => jest.advanceTimersByTime(20));
};
const report = (...event: Parameters<typeof speech.report>) => act(() => speech.report(...event));
const messages = () => screen.getByRole('list', {name: 'What the stream sends'});

/** Renders the demo, and plays a sentence, whose voice starts. */
function play() {
  const {unmount} = render(<ListenDemo />);
  press('Play: Kitchen turn on the kitchen lights');
  report('start');
  speech.cancel.mockClear();
  return unmount;
}

beforeEach(() => {
  jest.useFakeTimers();
  speech = installSpeech();
});

afterEach(() => {
  jest.useRealTimers();
  removeSpeech();
});

it('the voice is one on the device, never one of a service that the text would be sent to', () => {
  expect(localVoice()?.name).toBe('Own');
  speech.voices = speech.voices.filter(({name}) => name !== 'Own');
  expect(localVoice()).toBeUndefined();
});

it('there is no voice in a browser that can’t speak, even if an element takes the name', () => {
  removeSpeech();
  const heading = document.body.appendChild(Object.assign(document.createElement('h2'), {id: 'speechSynthesis'}));
  render(<ListenDemo />);
  expect(localVoice()).toBeUndefined();
  heading.remove();
});

it('the voice speaks only after a press, and the result waits until it has ended', () => {
  render(<ListenDemo />);
  expect(speech.spoken).toEqual([]);
  press('Play: Kitchen turn on the kitchen lights');
  expect(speech.spoken).toEqual(['turn on the kitchen lights']);
  pass(1_000);
  expect(messages()).toHaveTextContent('Listening');
  report('start');
  pass(8_000);
  expect(messages()).toHaveTextContent('partial');
  report('end');
  pass(2_000);
  expect(messages()).toHaveTextContent('final');
});

it('the voice sets the pace: a word that it begins counts as spoken', () => {
  play();
  report('boundary', {name: 'word', charIndex: 20});
  pass(20);
  expect(messages()).toHaveTextContent('turn on the');
});

it('the voice isn’t required: if it doesn’t start, or fails, the sentence plays without sound', () => {
  render(<ListenDemo />);
  press('Play: Kitchen turn on the kitchen lights');
  pass(1_600);
  expect(speech.cancel).toHaveBeenCalled();
  pass(5_000);
  expect(messages()).toHaveTextContent('final');
  press('Play: Kitchen turn on the kitchen lights');
  report('error');
  pass(900);
  expect(messages()).toHaveTextContent('partial');
});

it('the voice stops with the button, is silent without sound, and stops with the page', () => {
  const unmount = play();
  press('Stop: Kitchen turn on the kitchen lights');
  expect(speech.cancel).toHaveBeenCalled();
  expect(messages()).toHaveTextContent('final');
  fireEvent.click(screen.getByRole('checkbox', {name: 'Sound'}));
  press('Play: Kitchen turn on the kitchen lights');
  expect(speech.spoken).toHaveLength(1);
  fireEvent.click(screen.getByRole('checkbox', {name: 'Sound'}));
  press('Play: Car play the new one by Laurel');
  speech.cancel.mockClear();
  unmount();
  expect(speech.cancel).toHaveBeenCalled();
});

it('the voice stops when the page is left, and the sentence plays to its end if the reader comes back', () => {
  play();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(speech.cancel).toHaveBeenCalled();
  pass(5_000);
  expect(messages()).toHaveTextContent('final');
});

it('the demo says when the browser has no voice', () => {
  removeSpeech();
  render(<ListenDemo />);
  expect(screen.getByText(/^This browser has no English voice/)).toBeInTheDocument();
  press('Play: Kitchen turn on the kitchen lights');
  pass(5_000);
  expect(messages()).toHaveTextContent('final');
});
