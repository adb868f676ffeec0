import type {ReactNode} from 'react';
import type {AutomotiveContent} from '../../../content/solutions/types';
import styles from './CabinNoise.module.css';
import {axes, percent} from './profile';

/** Renders the speeds along the bottom, and the documented environment of each. */
export function SpeedAxis({cabin}: {cabin: AutomotiveContent['cabin']}): ReactNode {
  const {x, fastest} = axes(cabin);
  const speeds = cabin.levels.filter(({mph}) => mph % 20 === 0);
  return (
    <svg className={styles.axis} aria-hidden="true">
      {speeds.map(({mph}) => (
        <text
          key={mph}
          x={percent(x(mph))}
          y="20"
          textAnchor={mph === 0 ? 'start' : mph === fastest ? 'end' : 'middle'}
        >
          {mph === fastest ? `${mph} mph` : mph}
        </text>
      ))}
      {cabin.environments.map(({name, fromMph, toMph}) => (
        <g key={name} className={styles.environment}>
          <line x1={percent(x(fromMph))} x2={percent(x(toMph) - (toMph === fastest ? 0 : 0.7))} y1="40" y2="40" />
          <text x={percent(x(fromMph))} y="62">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
