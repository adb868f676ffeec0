import clsx from 'clsx';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels} from '../../../components/Waveform/levels';
import styles from './Steps.module.css';

/** Draws `~ words` as sound, `= words` as the sound of a reply, `- -` as silence, names in programs as such, and the rest as text. */
function Mark({of = '', isRequest}: {of?: string; isRequest?: boolean}) {
  const [, kind, words = ''] = of.match(/^([~=-])? ?(.*)$/) ?? [];
  if (kind === '-') return <span className={clsx('grid center', styles.mark)} data-silence={words} />;
  const other = isRequest ? clsx('nowrap tag', styles.own) : 'balance ink medium type-body';
  const look = /[/_.]\w/.test(words) ? 'mono nowrap tag' : other;
  return (
    <span className={clsx('grid center', styles.mark)}>
      {kind ? (
        <Waveform levels={drawnLevels(words, 18)} tone={kind === '=' ? 'gradient' : 'ink'} />
      ) : (
        <span className={look}>{words}</span>
      )}
    </span>
  );
}

/** Draws steps along a line. A row is a mark, a name, and a note. Without sound and silence, the marks are chips. */
export function Steps({rows}: {rows: string[][]}) {
  const areRequests = rows.every(([mark = '']) => !/^[~=-]/.test(mark));
  return (
    <div className={clsx('grid small', styles.steps, areRequests && styles.requests)}>
      {rows.map(([mark, name, note]) => (
        <div key={name + (note ?? '')} className={clsx('grid', styles.step)}>
          <Mark of={mark} isRequest={areRequests} />
          <b className={clsx('balance ink semibold', styles.name)}>{name}</b>
          {note && <span className={clsx('balance muted tiny', styles.note)}>{note}</span>}
        </div>
      ))}
    </div>
  );
}

/** Draws calls beside one another. A row is a call, and the marks of what it takes and what it returns. */
export function Calls({rows}: {rows: string[][]}) {
  return (
    <div className={clsx('gap-4 grid small', styles.steps, styles.calls)}>
      {rows.map(([call, input, output]) => (
        <div key={call} className={clsx('gap-2 grid', styles.call)}>
          <Mark of={input} />
          <span className={clsx('accent balance mono tiny', styles.name)}>{call}</span>
          <Mark of={output} />
        </div>
      ))}
    </div>
  );
}
