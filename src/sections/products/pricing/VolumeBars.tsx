import {type ReactNode, useId} from 'react';
import {barWidth} from '../../../components/Waveform';
import styles from './VolumeBars.module.css';

const requestsPerBar = 1_000;
const step = 6;
const height = 64;
/** The number of bars that fit: a few more than the largest limited plan has. */
const room = 62;

/** Returns half of a bar's height: an irregular, fixed pattern, like speech. Only the number of bars has a meaning. */
const half = (index: number) => 6 + 22 * Math.abs(Math.sin(index * 2.3) * Math.cos(index * 0.31));

/**
 * Renders requests per month as bars, one for each thousand, on the same scale for all plans. Without a limit, the bars
 * fill the width.
 */
export function VolumeBars({requests}: {requests?: number}): ReactNode {
  const gradient = useId();
  const bars = requests ? requests / requestsPerBar : room;
  const path = Array.from({length: bars}, (_, index) => {
    const x = index * step + step / 2;
    return `M${x} ${(height / 2 - half(index)).toFixed(1)}v${(half(index) * 2).toFixed(1)}`;
  }).join('');
  return (
    <div className={styles.frame}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${room * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-endless={requests ? undefined : ''}
      >
        <defs>
          <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2={room * step}>
            <stop offset="0" className={styles.start} />
            <stop offset="1" className={styles.end} />
          </linearGradient>
        </defs>
        <path className={styles.silence} d={`M0 ${height / 2}H${room * step}`} />
        <path stroke={`url(#${gradient})`} strokeWidth={barWidth(room)} d={path} />
      </svg>
    </div>
  );
}
