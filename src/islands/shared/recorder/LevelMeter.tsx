import {type ReactNode, useEffect, useState} from 'react';
import {barOf, type LevelNote, loudest, notedReadings, noteOf, readingMs} from './level';
import styles from './styles.module.css';

const words: Record<LevelNote, string> = {
  silent: 'Nothing can be heard. Check the microphone.',
  good: 'The level is good.',
  clipping: 'Too loud. Move away from the microphone.',
};

const width = 120;

/** With reduced motion, the bar shows the loudest of the latest levels, in this many steps. */
const steps = 5;

/**
 * Renders the level of the microphone as a bar and in words. The words change when the level has been too low or too high
 * for a while, so screen readers announce them rarely.
 */
export function LevelMeter({read}: {read: () => number}): ReactNode {
  const [levels, setLevels] = useState<number[]>([]);
  useEffect(() => {
    const timer = setInterval(() => setLevels((before) => [...before, read()].slice(-notedReadings)), readingMs);
    return () => clearInterval(timer);
  }, [read]);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const bar = isStill ? Math.ceil(barOf(loudest(levels)) * steps) / steps : barOf(levels.at(-1) ?? 0);
  const note = noteOf(levels);
  return (
    <span className="cluster gap-2">
      <svg viewBox={`0 0 ${width} 8`} width={width} height="8" aria-hidden="true">
        <rect className={styles.track} width={width} height="8" rx="4" />
        <rect className={styles.level} width={Math.round(bar * width)} height="8" rx="4" data-note={note} />
      </svg>
      <span aria-live="polite">{note && words[note]}</span>
    </span>
  );
}
