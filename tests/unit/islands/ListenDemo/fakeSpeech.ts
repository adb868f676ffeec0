/** The browser's speech, without sound. */
export interface FakeSpeech {
  /** The texts that were given to it. */
  spoken: string[];
  voices: Partial<SpeechSynthesisVoice>[];
  cancel: jest.Mock;
  /** Reports an event of the text that is being spoken. */
  report: (type: 'start' | 'boundary' | 'end' | 'error', details?: object) => void;
}

/** Gives the page a browser's speech with one voice on the device and one of a service. */
export function installSpeech(): FakeSpeech {
  let current: EventTarget | undefined;
  const speech: FakeSpeech = {
    spoken: [],
    voices: [
      {lang: 'en-US', localService: false, name: 'Service'},
      {lang: 'de-DE', localService: true, name: 'German'},
      {lang: 'en-GB', localService: true, name: 'Own'},
    ],
    cancel: jest.fn(),
    report: (type, details) => current?.dispatchEvent(Object.assign(new Event(type), details)),
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

/** Takes the browser's speech away. */
export function removeSpeech(): void {
  Reflect.deleteProperty(window, 'speechSynthesis');
}
