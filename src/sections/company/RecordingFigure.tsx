import type {ReactNode} from 'react';
import type {Recording} from '../../content/company/types';
import styles from './RecordingFigure.module.css';
import {recordingPaths, size} from './recordingPaths';

/** The drawing's layers, from back to front. */
const layers = ['seconds', 'hum', 'water', 'overtones', 'ringing', 'strike', 'voice'] as const;

/** Renders a recording as time against pitch, and a list of which sound is heard when. */
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
      <figcaption>
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
