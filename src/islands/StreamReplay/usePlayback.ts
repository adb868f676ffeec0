import {useEffect, useState} from 'react';
import {nextTime} from '../shared/nextTime';
import type {Replay} from './session';

export const speeds = [0.5, 1, 2, 4] as const;

export interface Playback {
  time: number;
  isPlaying: boolean;
  /** Goes to a time and pauses. */
  seek(time: number): void;
  /** Starts or pauses. The first time, and at the end, it starts from the beginning. */
  toggle(): void;
}

/**
 * Plays a replay. With reduced motion, the time jumps from message to message.
 * @param shown the time to show until the reader uses the replay, in milliseconds
 */
export function usePlayback(replay: Replay, speed: number, shown: number): Playback {
  const [reached, setTime] = useState(shown);
  // Another replay can be shorter.
  const time = Math.min(reached, replay.duration);
  const [isUsed, setIsUsed] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const next = nextTime(replay.moments, time, replay.duration);
    const timer = setTimeout(
      () => {
        setTime(next);
        if (next >= replay.duration) setIsPlaying(false);
      },
      (next - time) / speed,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, replay, speed, time]);

  return {
    time,
    isPlaying,
    seek(to) {
      setIsUsed(true);
      setIsPlaying(false);
      setTime(to);
    },
    toggle() {
      setIsUsed(true);
      if (!isUsed || (!isPlaying && time >= replay.duration)) setTime(0);
      setIsPlaying(!isPlaying);
    },
  };
}
