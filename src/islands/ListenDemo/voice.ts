/** What happens to a sentence while the browser speaks it. */
export interface VoiceListeners {
  onStart: () => void;
  /** Is called with the index of each word as it begins. Not all browsers report it. */
  onWord: (index: number) => void;
  /** Is called once, even if the browser doesn't speak at all. */
  onEnd: () => void;
}

/** How long the browser may take to begin, and to speak, in milliseconds. Some browsers don't report the end. */
const longest = {wait: 1_500, speech: 12_000};

const language = 'en-US';

/** Returns whether the browser can speak. In one that can't, an element with that ID would take the name. */
export const canSpeak = (): boolean => typeof globalThis.speechSynthesis?.speak === 'function';

/**
 * Returns an English voice on the reader's device. Voices that a service provides are left out, because they send the
 * text to that service.
 * @returns undefined when there's none, or while the browser hasn't listed its voices
 */
export function localVoice(): SpeechSynthesisVoice | undefined {
  if (!canSpeak()) return undefined;
  const voices = speechSynthesis.getVoices().filter(({localService, lang}) => localService && /^en\b/i.test(lang));
  return voices.find(({lang}) => lang.replace('_', '-') === language) ?? voices[0];
}

/** Returns the number of words before a character of a sentence. */
const wordAt = (text: string, character: number): number => text.slice(0, character).split(' ').length - 1;

/**
 * Speaks a sentence.
 * @returns a function that stops it, after which no listener is called
 */
export function speak(text: string, voice: SpeechSynthesisVoice, listeners: VoiceListeners): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  const listening = new AbortController();
  const {signal} = listening;
  const end = () => {
    if (signal.aborted) return;
    stop();
    listeners.onEnd();
  };
  let timer = setTimeout(end, longest.wait);
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
    speechSynthesis.cancel();
  };
  utterance.addEventListener(
    'start',
    () => {
      clearTimeout(timer);
      timer = setTimeout(end, longest.speech);
      listeners.onStart();
    },
    {signal},
  );
  utterance.addEventListener(
    'boundary',
    ({name, charIndex}) => {
      if (name === 'word') listeners.onWord(wordAt(text, charIndex));
    },
    {signal},
  );
  utterance.addEventListener('end', end, {signal});
  utterance.addEventListener('error', end, {signal});
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return stop;
}
