import type {ReactNode} from 'react';
import type {AutomotiveContent} from '../../../content/solutions/types';
import styles from './CabinNoise.module.css';
import {axes, levelAt, percent} from './profile';

/** Renders how far the voice is above the noise, where that's easy and where it's hard. */
export function Margins({cabin}: {cabin: AutomotiveContent['cabin']}): ReactNode {
  const {x, y, fastest} = axes(cabin);
  return cabin.margins.map(({mph, text}) => {
    const [noise, speech] = [levelAt(cabin.levels, mph, 'noise'), levelAt(cabin.levels, mph, 'speech')];
    const atEnd = mph > fastest / 2;
    const place = percent(x(mph));
    return (
      <g key={mph} className={styles.margin}>
        <line x1={place} x2={place} y1={percent(y(speech))} y2={percent(y(noise))} />
        {atEnd && (
          <line className={styles.leader} x1={place} x2={place} y1={percent(y(speech + 6))} y2={percent(y(speech))} />
        )}
        <text
          x={place}
          y={percent(y(atEnd ? speech + 6 : (noise + speech) / 2))}
          dx={atEnd ? -8 : 8}
          dy={6}
          textAnchor={atEnd ? 'end' : 'start'}
        >
          {`${Math.round(speech - noise)} dB ${text}`}
        </text>
      </g>
    );
  });
}
