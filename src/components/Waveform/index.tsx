import clsx from 'clsx';
import {useId} from 'react';
import {Gradient} from '../Gradient';
import {pitch} from './levels';
import styles from './styles.module.css';

interface WaveformProps {
  /** Loudness of each moment, 0 to 1, and `undefined` where there's no bar. */
  levels: readonly (number | undefined)[];
  tone?: 'gradient' | 'ink' | 'low' | 'muted';
  /** Whether bars have the same distance in all waveforms. The width, in `em`, then depends on the number of levels. */
  evenPitch?: boolean;
  /** The class of the frame, which sets its height. With an even pitch, there's no frame. */
  className?: string;
}

const height = 64;
const step = 6;
/** The part of the distance between two bars that a bar may take up, in percent. */
const barShare = 55;

/** Returns the width of bars that share a container's width: thinner where they are close together. */
export const barWidth = (bars: number, widest = 2.5) => `min(${widest}px, ${(barShare / bars).toFixed(2)}cqi)`;

/** Renders a recording as amplitude bars, one for each level, mirrored at the middle line. The drawing is decorative. */
export function Waveform({levels, tone = 'gradient', evenPitch = false, className}: WaveformProps) {
  const gradient = useId();
  const width = levels.length * step;
  const path = levels
    .map((level, index) => {
      if (level === undefined) return '';
      const half = Math.max(1, Math.round((level * (height - 8)) / 2));
      return `M${index * step + step / 2} ${height / 2 - half}v${half * 2}`;
    })
    .join('');
  const drawing = (
    <svg
      className={clsx(`stroke-${tone}`, styles.waveform)}
      data-tone={tone}
      width={evenPitch ? `${(levels.length * pitch).toFixed(2)}em` : undefined}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="presentation"
    >
      {tone === 'gradient' && <Gradient id={gradient} width={width} />}
      <path
        d={path}
        stroke={tone === 'gradient' ? `url(#${gradient})` : undefined}
        strokeWidth={evenPitch ? undefined : barWidth(levels.length)}
      />
    </svg>
  );
  return evenPitch ? drawing : <span className={clsx('block', styles.frame, className)}>{drawing}</span>;
}
