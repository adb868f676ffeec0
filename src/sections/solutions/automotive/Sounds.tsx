import {type ReactNode, useId} from 'react';
import type {AutomotiveContent} from '../../../content/solutions/types';
import styles from './CabinNoise.module.css';
import {drawingWidth, soundPaths} from './profile';

/** Renders both sounds across the whole drawing: the cabin in gray, the driver in the gradient. */
export function Sounds({cabin}: {cabin: AutomotiveContent['cabin']}): ReactNode {
  const gradient = useId();
  const {noise, speech} = soundPaths(cabin);
  return (
    <svg viewBox={`0 0 ${drawingWidth} 100`} width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2={drawingWidth}>
          <stop offset="0" className={styles.start} />
          <stop offset="1" className={styles.end} />
        </linearGradient>
      </defs>
      <path className={styles.noise} d={noise} />
      <path className={styles.speech} d={speech} stroke={`url(#${gradient})`} />
    </svg>
  );
}
