import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Scale.module.css';
import type {Heard} from './sentences';
import {isBelow} from './verdict';

/** Heights in the drawing, in pixels. */
const rows = {zoneNames: 14, top: 28, best: 62, alternatives: 74, bottom: 108, grip: 118, end: 126, height: 130};
/** A name is left out when its zone is narrower than this. */
const narrowest = 0.1;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

interface ScaleProps {
  id: string;
  threshold: number;
  onThreshold: (threshold: number) => void;
  /** The best reading so far. */
  best?: Heard;
  isFinal: boolean;
  alternatives: Heard[];
}

/** Renders confidences on a scale from 0 to 1, with the threshold between asking and acting as a slider. */
export function Scale({id, threshold, onThreshold, best, isFinal, alternatives}: ScaleProps): ReactNode {
  const line = percent(threshold);
  return (
    <div>
      <p className={clsx('cluster baseline muted small', styles.threshold)}>
        <label className="ink semibold" htmlFor={id}>
          Threshold
        </label>
        <span className="ink mono">{threshold.toFixed(2)}</span>
        <span id={`${id}hint`}>The confidence from which your product acts. Move the line.</span>
      </p>
      <div className={clsx('grid', styles.plot)}>
        <input
          id={id}
          className={clsx('w-full', styles.slider)}
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={threshold}
          aria-describedby={`${id}hint`}
          data-needs-script
          onChange={({target}) => onThreshold(Number(target.value))}
        />
        <svg className={clsx('overflow-visible', styles.drawing)} height={rows.height} aria-hidden="true">
          <rect className={styles.asks} y={rows.top} width={line} height={rows.bottom - rows.top} />
          <rect
            className={styles.acts}
            x={line}
            y={rows.top}
            width={percent(1 - threshold)}
            height={rows.bottom - rows.top}
          />
          {threshold > narrowest && (
            <text className={clsx('semibold', styles.asksName)} x={line} dx="-10" y={rows.zoneNames} textAnchor="end">
              asks
            </text>
          )}
          {threshold < 1 - narrowest && (
            <text className={clsx('semibold', styles.actsName)} x={line} dx="10" y={rows.zoneNames}>
              acts
            </text>
          )}
          {alternatives.map(({text, confidence}) => (
            <g key={text} className={styles.alternative}>
              <circle cx={percent(confidence)} cy={rows.alternatives} r="4.5" />
              <text x={percent(confidence)} y={rows.alternatives + 20} textAnchor="middle">
                {confidence.toFixed(2)}
              </text>
            </g>
          ))}
          {best && (
            <g
              className={clsx(
                styles.best,
                isFinal ? isBelow(best.confidence, threshold) && styles.low : styles.partial,
              )}
            >
              <circle cx={percent(best.confidence)} cy={rows.best} r="7" />
              <text x={percent(best.confidence)} y={rows.best - 16} textAnchor="middle">
                {best.confidence.toFixed(2)}
              </text>
            </g>
          )}
          <text className="fill-muted" y={rows.end}>
            0
          </text>
          <text className="fill-muted" x="100%" y={rows.end} textAnchor="end">
            1
          </text>
          <line className="stroke-ink" strokeWidth="1.5" x1={line} x2={line} y1="0" y2={rows.grip} />
          <circle className={clsx('stroke-ink', styles.grip)} cx={line} cy={rows.grip} r="10" />
          <circle className={clsx('fill-none', styles.ring)} cx={line} cy={rows.grip} r="14" />
        </svg>
      </div>
    </div>
  );
}
