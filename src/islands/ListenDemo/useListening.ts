import {useEffect, useMemo, useRef, useState} from 'react';
import type {Sentence} from './sentences';
import {type Recording, recordingOf} from './stream';
import {ownVoice, speak} from './voice';

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

/** How far the time moves at once, in milliseconds. */
const frame = 40;

/** Returns the time at which the view changes next. With reduced motion, that is the next message. */
function nextTime({messages}: Recording, time: number, limit: number): number {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const next = isStill ? (messages.find(({at}) => at > time)?.at ?? limit) : time + frame;
  return Math.min(limit, next);
}

/** Plays sentences, aloud if the browser has a voice of its own. It begins at the end of the first one. */
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
    const next = nextTime(recording, time, limit);
    const timer = setTimeout(() => {
      setTime(next);
      if (next >= duration) setIsPlaying(false);
    }, next - time);
    return () => clearTimeout(timer);
  }, [isPlaying, recording, time, limit, duration]);

  useEffect(() => {
    const silence = () => stopVoice.current?.();
    window.addEventListener('pagehide', silence);
    return () => {
      window.removeEventListener('pagehide', silence);
      silence();
    };
  }, []);

  const sayAloud = (spoken: Sentence) => {
    const own = ownVoice();
    setVoice(own ? 'starting' : 'silent');
    if (!own) return;
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
      stopVoice.current?.();
      setSentence(chosen);
      setTime(0);
      setIsPlaying(true);
      setVoice('silent');
      if (isAloud) sayAloud(chosen);
    },
    stop() {
      stopVoice.current?.();
      setVoice('silent');
      setTime(duration);
      setIsPlaying(false);
    },
  };
}
