import {type ReactNode, useId} from 'react';
import {Exhibit} from '../../../components/Exhibit';
import type {AutomotiveContent} from '../../../content/solutions/types';
import styles from './CabinNoise.module.css';
import {axes, drawingWidth, levelAt, soundPaths} from './profile';

type Cabin = AutomotiveContent['cabin'];

const percent = (value: number) => `${value.toFixed(2)}%`;

function Sounds({cabin}: {cabin: Cabin}): ReactNode {
  const gradient = useId();
  const {noise, speech} = soundPaths(cabin);
  return (
    <svg viewBox={`0 0 ${drawingWidth} 100`} width="100%" height="100%" preserveAspectRatio="none">
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

/** How far the voice stands above the noise, marked where it is easy and where it is hard. */
function Margins({cabin}: {cabin: Cabin}): ReactNode {
  const {x, y, fastest} = axes(cabin);
  return cabin.margins.map(({mph, text}) => {
    const [noise, speech] = [levelAt(cabin.levels, mph, 'noise'), levelAt(cabin.levels, mph, 'speech')];
    const atEnd = mph > fastest / 2;
    const place = percent(x(mph));
    return (
      <g key={mph} className={styles.margin}>
        <line x1={place} x2={place} y1={percent(y(speech + (atEnd ? 6 : 0)))} y2={percent(y(noise))} />
        <text x={place} y={percent(y(atEnd ? speech + 6 : (noise + speech) / 2))} dx={atEnd ? -8 : 8} dy={6} textAnchor={atEnd ? 'end' : 'start'}>
          {`${Math.round(speech - noise)} dB ${text}`}
        </text>
      </g>
    );
  });
}

function Axis({cabin}: {cabin: Cabin}): ReactNode {
  const {x, fastest} = axes(cabin);
  const speeds = cabin.levels.filter(({mph}) => mph % 20 === 0);
  return (
    <svg className={styles.axis} aria-hidden="true">
      {speeds.map(({mph}) => (
        <text key={mph} x={percent(x(mph))} y="20" textAnchor={mph === 0 ? 'start' : mph === fastest ? 'end' : 'middle'}>
          {mph === fastest ? `${mph} mph` : mph}
        </text>
      ))}
      {cabin.environments.map(({name, fromMph, toMph}) => (
        <g key={name} className={styles.environment}>
          <line x1={percent(x(fromMph))} x2={percent(x(toMph) - 0.7)} y1="40" y2="40" />
          <text x={percent(x(fromMph))} y="62">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A cabin's noise over speed with the driver's voice above it, and the documented environment for each speed. */
export function CabinNoise({cabin}: {cabin: Cabin}): ReactNode {
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
          <text key={db} className={styles.scale} x="0" y={percent(y(db))} dy={-5}>
            {db === cabin.scale.marks.at(-1) ? `${db} dB(A)` : db}
          </text>
        ))}
        <text className={styles.driver} x="50%" y={percent(y(levelAt(cabin.levels, 40, 'speech') + 7.5))} textAnchor="middle">
          {cabin.speechLabel}
        </text>
        {cabin.sources.map(({mph, db, text}) => (
          <text key={text} className={styles.source} x={percent(x(mph))} y={percent(y(db))} textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
      <Axis cabin={cabin} />
    </Exhibit>
  );
}
