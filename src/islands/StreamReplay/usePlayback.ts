import {useEffect, useState} from 'react';
import type {Replay} from './session';

export const speeds = [0.5, 1, 2, 4] as const;

export interface Playback {
  time: number;
  isPlaying: boolean;
  speed: number;
  setSpeed(speed: number): void;
  /** Goes to a time and pauses. */
  seek(time: number): void;
  /** Starts or pauses. At the end it starts over. */
  toggle(): void;
}

/** Returns the time after the current one at which the view changes next, and the wait until then in milliseconds. */
function nextStep({moments, duration}: Replay, time: number, isStill: boolean): number {
  if (!isStill) return Math.min(duration, time + frame);
  return moments.find(({at}) => at > time)?.at ?? duration;
}

/** How far the time moves at once, in milliseconds. */
const frame = 40;

/**
 * Plays a replay. With reduced motion, the time jumps from message to message.
 * @param start where it begins, in milliseconds
 */
export function usePlayback(replay: Replay, start: number): Playback {
  const [time, setTime] = useState(start);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const next = nextStep(replay, time, isStill);
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
    speed,
    setSpeed,
    seek(to) {
      setIsPlaying(false);
      setTime(to);
    },
    toggle() {
      if (!isPlaying && time >= replay.duration) setTime(0);
      setIsPlaying(!isPlaying);
    },
  };
}
