export type FakeSpeech = ReturnType<typeof installSpeech>;

/**
 * Installs a fake of the browser's speech synthesis, without sound: with an English voice of a service, and a German and
 * an English voice on the device.
 */
export function installSpeech() {
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
export function removeSpeech(): void {
  Reflect.deleteProperty(window, 'speechSynthesis');
}
