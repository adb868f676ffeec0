import type {ReactNode} from 'react';
import {Waveform} from '../../components/Waveform';
import type {CareersContent} from '../../content/company/types';
import styles from './OfficeDay.module.css';

/** Renders a working day by its loudness, one period after another. On narrow screens, one below another. */
export function OfficeDay({label, caption, parts}: CareersContent['day']): ReactNode {
  return (
    <figure className={styles.day} aria-label={label}>
      <ol className={styles.parts}>
        {parts.map(({time, label: name, halfHours, levels, tone}) => (
          <li key={time} className={styles.part} data-half-hours={halfHours} data-tone={tone}>
            <div className={styles.wave}>
              <Waveform levels={levels} tone={tone} />
            </div>
            <p className={styles.name}>
              <span className={styles.time}>{time}</span> {name}
            </p>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
