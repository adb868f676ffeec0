/** A fake of the browser's speech synthesis, without sound. */
export interface FakeSpeech {
  /** The texts that it was asked to speak. */
  spoken: string[];
  voices: Partial<SpeechSynthesisVoice>[];
  cancel: jest.Mock;
  /** Reports an event of the text that is being spoken. */
  report: (type: 'start' | 'boundary' | 'end' | 'error', details?: object) => void;
}

/** Installs a fake with an English voice of a service, and a German and an English voice on the device. */
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

/** Removes the browser's speech synthesis. */
export function removeSpeech(): void {
  Reflect.deleteProperty(window, 'speechSynthesis');
}
