import {useEffect, useState} from 'react';

/** The step in which time moves, in milliseconds. */
const frame = 40;

/** Returns the time of the next view change. With reduced motion, that's the next message. */
function nextTime(messages: {at: number}[], time: number): number {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? (messages.find(({at}) => at > time)?.at ?? Number.POSITIVE_INFINITY) : time + frame;
}

interface ClockOptions {
  messages: {at: number}[];
  /** When it stops, in milliseconds. */
  duration: number;
  /** How far it may go for now. */
  limit?: number;
  /** How much faster than real time it goes. */
  speed?: number;
  /** The time that is shown at first. */
  shown: number;
}

/** Plays what has messages at certain times. With reduced motion, the time jumps from message to message. */
export function useClock({messages, duration, limit = duration, speed = 1, shown}: ClockOptions) {
  const [reached, setReached] = useState(shown);
  const [isPlaying, setIsPlaying] = useState(false);
  // Another session can be shorter.
  const time = Math.min(reached, duration);

  useEffect(() => {
    if (!isPlaying || time >= limit) return undefined;
    const next = Math.min(limit, nextTime(messages, time));
    const timer = setTimeout(
      () => {
        setReached(next);
        if (next >= duration) setIsPlaying(false);
      },
      (next - time) / speed,
    );
    return () => clearTimeout(timer);
  }, [messages, duration, limit, speed, time, isPlaying]);

  return {
    /** Milliseconds since the start. */
    time,
    isPlaying,
    /** Goes to a time, and plays or pauses there if that is given. */
    set(to: number | ((before: number) => number), goesOn?: boolean) {
      setReached(to);
      if (goesOn !== undefined) setIsPlaying(goesOn);
    },
  };
}
