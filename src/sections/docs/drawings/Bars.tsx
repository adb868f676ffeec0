import clsx from 'clsx';
import {drawnLevels} from '../../../components/Waveform/levels';
import {Spoken} from '../ParsedSentence';
import styles from './styles.module.css';

/** Draws a spoken query, the first row, and results: a name and a score from 0 to 1. */
export function Ranks({rows: [[query] = [''], ...results]}: {rows: string[][]}) {
  return (
    <div className={clsx('grid center', styles.ranks)}>
      <Spoken text={query} />
      <div className="stack gap-4">
        {results.map(([title, score]) => (
          <div key={title} className={clsx('baseline grid ink small gap-1', styles.rank)}>
            <b className="semibold">{title}</b>
            <span className="mono">{score}</span>
            <svg aria-hidden="true" className={clsx('whole-row', styles.strokes)} width="100%" height="16">
              <line className="stroke-muted" x2="100%" y1="8" y2="8" />
              <line x2={`${100 * Number(score)}%`} y1="8" y2="8" />
            </svg>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Returns a place on the scale from 0 to 10 as an attribute's value. */
const percent = (place: number): string => `${10 * place}%`;

/** Draws a bar from one place to another, as sound or as a line, with its name above. */
function Bar({of}: {of: string}) {
  const [, first, end, look, name = ''] = of.match(/^([\d.]+)-([\d.]+) (\w+) ?(.*)$/) ?? [];
  const [from, to] = [Number(first), Number(end)];
  const levels = drawnLevels(name, 10 * (to - from));
  const place = {x: percent(from), width: percent(to - from), 'data-look': look, overflow: 'visible'};
  return look === 'sound' ? (
    <svg {...place} aria-hidden="true" viewBox={`0 0 ${levels.length} 2`} preserveAspectRatio="none">
      <path d={levels.map((level, index) => `M${index + 0.5} ${(1 - level).toFixed(2)}v${2 * level}`).join('')} />
    </svg>
  ) : (
    <svg {...place} aria-hidden="true" data-wide={name.length > 6 * (to - from) || undefined}>
      {look !== 'name' && <line className={look === 'faint' ? 'stroke-muted' : undefined} x2="100%" y1="26" y2="26" />}
      <text y="11">{name}</text>
    </svg>
  );
}

/** Draws rows of bars on one scale from 0 to 10. A cell is where a bar begins and ends, its look, and its name. */
export function Bars({rows}: {rows: string[][]}) {
  return (
    <div className="stack">
      {rows.map((bars) => (
        <svg key={bars.join()} className={clsx('tiny', styles.strokes)} width="100%" height="34" aria-hidden="true">
          {bars.map((bar) => (
            <Bar key={bar} of={bar} />
          ))}
        </svg>
      ))}
    </div>
  );
}
