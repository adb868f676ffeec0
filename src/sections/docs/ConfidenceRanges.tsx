import clsx from 'clsx';
import {isUnsure} from '../../components/Confidence';
import type {confidenceRanges} from '../../content/developers/confidenceRanges';
import styles from './ConfidenceRanges.module.css';

interface ConfidenceRangesProps {
  ranges: ReturnType<typeof confidenceRanges>;
  /** The drawing in words. */
  label: string;
}

const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** Draws what a program does with a confidence on a scale from 0 to 1. Ranges in which it's unsure are amber. */
export function ConfidenceRanges({ranges, label}: ConfidenceRangesProps) {
  return (
    <svg className={clsx('tiny', styles.ranges)} height="68" role="img" aria-label={label}>
      {ranges.map(({name, from, to}) => (
        <g key={name} className={clsx(isUnsure(from) && styles.unsure)}>
          <line className={styles.bar} x1={percent(from)} x2={percent(to)} y1="34" y2="34" />
          <line className={styles.bound} x1={percent(from)} x2={percent(from)} y1="24" y2="44" />
          <text className={clsx('semibold', styles.name)} x={percent((from + to) / 2)} y="16">
            {name}
          </text>
          <text x={percent(from)} y="62">
            {from}
          </text>
        </g>
      ))}
      <line className={styles.bound} x1="100%" x2="100%" y1="24" y2="44" />
      <text x="100%" y="62">
        1
      </text>
    </svg>
  );
}
