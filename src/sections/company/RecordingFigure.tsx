import type {ReactNode} from 'react';
import type {Recording} from '../../content/company/types';
import styles from './RecordingFigure.module.css';
import {recordingPaths, size} from './recordingPaths';

/** The drawing's layers, from back to front. */
const layers = ['seconds', 'hum', 'water', 'overtones', 'ringing', 'strike', 'voice'] as const;

/**
 * Renders a recording as pitch over time, and when each sound begins: at its moment below the picture on wide screens,
 * as a list on others.
 */
export function RecordingFigure({label, duration, events, legend}: Recording): ReactNode {
  const paths = recordingPaths({duration, events});
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {layers.map((layer) => (
          <path key={layer} className={styles.layer} data-layer={layer} d={paths[layer]} />
        ))}
      </svg>
      <svg className={styles.moments} aria-hidden="true">
        {legend.map(({time, text}) => {
          const x = `${(Number.parseFloat(time) / duration) * 100}%`;
          return (
            <g key={time}>
              <line x1={x} x2={x} y1="0" y2="12" />
              <text x={x} y="28">
                {time}
              </text>
              <text className={styles.sound} x={x} y="48">
                {text}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.words}>
        <dl className={styles.legend}>
          {legend.map(({time, text}) => (
            <div key={time}>
              <dt>{time}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
