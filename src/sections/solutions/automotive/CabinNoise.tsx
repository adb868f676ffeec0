import type {ReactNode} from 'react';
import {Exhibit} from '../../../components/Exhibit';
import type {AutomotiveContent} from '../../../content/solutions/types';
import styles from './CabinNoise.module.css';
import {Margins} from './Margins';
import {axes, levelAt, percent} from './profile';
import {Sounds} from './Sounds';
import {SpeedAxis} from './SpeedAxis';

/** Renders a cabin's noise by speed with the driver's voice above it, and the documented environment of each speed. */
export function CabinNoise({cabin}: {cabin: AutomotiveContent['cabin']}): ReactNode {
  const {x, y} = axes(cabin);
  return (
    <Exhibit label="The noise of a cabin over speed, with speech above it" caption={cabin.caption}>
      <svg className={styles.plot} role="img" aria-label={cabin.summary}>
        {cabin.scale.marks.map((db) => (
          <g key={db} className={styles.mark}>
            <line x1="0" x2="100%" y1={percent(y(db))} y2={percent(y(db))} />
          </g>
        ))}
        <Sounds cabin={cabin} />
        <Margins cabin={cabin} />
        {cabin.scale.marks.map((db) => (
          <text key={db} x="0" y={percent(y(db))} dx={-10} dy={4} textAnchor="end">
            {db}
          </text>
        ))}
        <text x="0" y={percent(y(cabin.scale.marks.at(-1) ?? 0))} dy={-8}>
          dB(A)
        </text>
        <text
          className={styles.driver}
          x="50%"
          y={percent(y(levelAt(cabin.levels, 40, 'speech') + 7.5))}
          textAnchor="middle"
        >
          {cabin.speechLabel}
        </text>
        {cabin.sources.map(({mph, db, text}) => (
          <text key={text} className={styles.source} x={percent(x(mph))} y={percent(y(db))} textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
      <SpeedAxis cabin={cabin} />
    </Exhibit>
  );
}
