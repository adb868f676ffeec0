import clsx from 'clsx';
import {drawnLevels} from '../../../components/Waveform/levels';
import {Spoken} from '../ParsedSentence';
import type {Rows} from '.';
import styles from './styles.module.css';

/** Draws a spoken query, and results with their scores. */
export function Ranks({rows: [[query] = [''], ...results]}: {rows: Rows}) {
  return (
    <div className={styles.ranks}>
      <Spoken text={query} />
      <div className="stack gap-4">
        {results.map(([title, score]) => (
          <div key={title} className={clsx('ink', styles.rank)}>
            <b className="semibold">{title}</b>
            <span className="mono">{score}</span>
            <svg aria-hidden="true" className={styles.strokes} width="100%" height="16">
              <line className={styles.whole} x2="100%" y1="8" y2="8" />
              <line x2={`${100 * Number(score)}%`} y1="8" y2="8" />
            </svg>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The number of columns of a row of bars. */
const columns = 12;

const percent = (column: number): string => `${((100 * column) / columns).toFixed(1)}%`;

/** Draws a bar from one column to another, as sound or as a line, with its name above. */
function Bar({of}: {of: string}) {
  const [, first = '', end = '', look = '', name = ''] = of.match(/^(\d+)-(\d+) (\w+) ?(.*)$/) ?? [];
  const [from, to] = [Number(first), Number(end)];
  const levels = drawnLevels(name, 8 * (to - from));
  const atEnd = look !== 'head' && from > columns / 2;
  return (
    <g data-look={look}>
      {look === 'sound' ? (
        <svg
          aria-hidden="true"
          x={percent(from)}
          width={percent(to - from)}
          viewBox={`0 0 ${levels.length} 2`}
          preserveAspectRatio="none"
        >
          <path d={levels.map((level, index) => `M${index + 0.5} ${(1 - level).toFixed(2)}v${2 * level}`).join('')} />
        </svg>
      ) : (
        <>
          <line x1={percent(from)} x2={percent(to)} y1="24" y2="24" />
          <text x={percent(atEnd ? to : from)} y="12" textAnchor={atEnd ? 'end' : 'start'}>
            {name}
          </text>
        </>
      )}
    </g>
  );
}

/** Draws rows of bars on one scale of twelve columns. A cell is the first column, the last one, a look, and a name. */
export function Bars({rows}: {rows: Rows}) {
  return rows.map((bars) => (
    <svg aria-hidden="true" key={bars.join()} className={clsx('tiny', styles.strokes)} width="100%" height="34">
      {bars.map((bar) => (
        <Bar key={bar} of={bar} />
      ))}
    </svg>
  ));
}
