import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {nextTime} from '../shared/nextTime';
import type {Sentence} from './sentences';
import {type Recording, recordingOf} from './stream';
import {localVoice, speak} from './voice';

/** What the browser's voice does. The clock waits for it, so no result arrives before its words are spoken. */
type Voice = 'silent' | 'starting' | 'speaking';

export interface Listening {
  sentence: Sentence;
  recording: Recording;
  /** Milliseconds since the sentence began. */
  time: number;
  isPlaying: boolean;
  /** Plays a sentence from its beginning. */
  play: (sentence: Sentence, isAloud: boolean) => void;
  /** Goes to the end. */
  stop: () => void;
}

/** Plays sentences, aloud if the browser has a voice of its own. Starts with the first sentence already played. */
export function useListening(first: Sentence): Listening {
  const [sentence, setSentence] = useState(first);
  const recording = useMemo(() => recordingOf(sentence), [sentence]);
  const [time, setTime] = useState(recording.duration);
  const [isPlaying, setIsPlaying] = useState(false);
  const [voice, setVoice] = useState<Voice>('silent');
  const stopVoice = useRef<() => void>(undefined);

  const {speechEnd, duration} = recording;
  const limit = {silent: duration, starting: 0, speaking: speechEnd}[voice];

  useEffect(() => {
    if (!isPlaying || time >= limit) return undefined;
    const next = nextTime(recording.messages, time, limit);
    const timer = setTimeout(() => {
      setTime(next);
      if (next >= duration) setIsPlaying(false);
    }, next - time);
    return () => clearTimeout(timer);
  }, [isPlaying, recording, time, limit, duration]);

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
    const goTo = (to: number) => setTime((before) => Math.max(before, to));
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
    ...{sentence, recording, time, isPlaying},
    play(chosen, isAloud) {
      silence();
      setSentence(chosen);
      setTime(0);
      setIsPlaying(true);
      if (isAloud) sayAloud(chosen);
    },
    stop() {
      silence();
      setTime(duration);
      setIsPlaying(false);
    },
  };
}
