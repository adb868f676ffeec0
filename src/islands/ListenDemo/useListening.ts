import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {useClock} from '../shared/useClock';
import type {Sentence} from './sentences';
import {recordingOf} from './stream';
import {localVoice, speak} from './voice';

/** What the browser's voice does. The clock waits for it, so no result arrives before its words are spoken. */
type Voice = 'silent' | 'starting' | 'speaking';

/** Plays sentences, aloud if the browser has a voice of its own. Starts with the first sentence already played. */
export function useListening(first: Sentence) {
  const [sentence, setSentence] = useState(first);
  const recording = useMemo(() => recordingOf(sentence), [sentence]);
  const {speechEnd, duration, messages} = recording;
  const [voice, setVoice] = useState<Voice>('silent');
  const limit = {silent: duration, starting: 0, speaking: speechEnd}[voice];
  const {time, isPlaying, set} = useClock({messages, duration, limit, shown: duration});
  const stopVoice = useRef<() => void>(undefined);

  const silence = useCallback(() => {
    stopVoice.current?.();
    setVoice('silent');
  }, []);

  useEffect(() => {
    window.addEventListener('pagehide', silence);
    return () => {
      window.removeEventListener('pagehide', silence);
      silence();
    };
  }, [silence]);

  const sayAloud = (spoken: Sentence) => {
    const own = localVoice();
    if (!own) return;
    setVoice('starting');
    const {words, speechEnd: end} = recordingOf(spoken);
    const goTo = (to: number) => set((before) => Math.max(before, to));
    let wasHeard = false;
    stopVoice.current = speak(spoken.readings[0].text, own, {
      onStart() {
        wasHeard = true;
        setVoice('speaking');
      },
      onWord: (index) => goTo(words[index]?.start ?? 0),
      onEnd() {
        setVoice('silent');
        if (wasHeard) goTo(end);
      },
    });
  };

  return {
    ...{sentence, recording, isPlaying},
    /** Milliseconds since the sentence began. */
    time,
    /** Plays a sentence from its beginning. */
    play(chosen: Sentence, isAloud: boolean) {
      silence();
      setSentence(chosen);
      set(0, true);
      if (isAloud) sayAloud(chosen);
    },
    /** Goes to the end. */
    stop() {
      silence();
      set(duration, false);
    },
  };
}
