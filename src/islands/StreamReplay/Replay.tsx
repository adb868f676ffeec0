import clsx from 'clsx';
import {type ReactNode, useId, useMemo, useState} from 'react';
import {buttonClass} from '../../components/Button';
import lab from '../shared/lab.module.css';
import {Controls} from './Controls';
import {copy, kindNames, noteOf} from './copy';
import {MessageView} from './MessageView';
import {sample} from './sample';
import {screenAfter} from './screen';
import {indexAt, replayOf, type Scenario} from './session';
import styles from './styles.module.css';
import {Timeline} from './Timeline';
import {usePlayback} from './usePlayback';

const inSeconds = (time: number) => `${(time / 1_000).toFixed(2)} s`;

/** Plays a simulated stream message by message, with what each one means to the client's code and to the user. */
export function Replay(): ReactNode {
  const id = useId();
  const [scenario, setScenario] = useState<Scenario>('complete');
  const replay = useMemo(() => replayOf(scenario), [scenario]);
  const {moments, duration} = replay;
  const playback = usePlayback(replay, moments.find(({kind}) => kind === 'final')?.at ?? 0);
  const {time, isPlaying, seek} = playback;
  const index = indexAt(replay, time);
  const moment = moments[index];
  if (!moment) return null;
  const title = `${kindNames[moment.kind]}, ${index + 1} of ${moments.length}, ${inSeconds(moment.at)}`;
  // During playback, only final results and ends of connections are announced.
  const outcome = moments.slice(0, index + 1).findLast(({kind}) => /^(final|close|refused|lost)$/.test(kind));
  const announced = isPlaying ? outcome : moment;

  return (
    <section className={clsx(lab.frame, styles.lab)} aria-label={copy.name}>
      <Controls
        id={id}
        scenario={scenario}
        playback={playback}
        onScenario={(chosen) => {
          setScenario(chosen);
          seek(0);
        }}
      />
      <Timeline replay={replay} time={time} index={index} title={title} onSeek={seek} />
      <div className={styles.steps} data-needs-script>
        <button
          type="button"
          className={buttonClass({variant: 'outline'})}
          aria-disabled={index === 0 || undefined}
          onClick={() => seek(moments[Math.max(0, index - 1)]?.at ?? 0)}
        >
          Previous
        </button>
        <p>{title}</p>
        <button
          type="button"
          className={buttonClass({variant: 'outline'})}
          aria-disabled={index === moments.length - 1 || undefined}
          onClick={() => seek(moments[Math.min(moments.length - 1, index + 1)]?.at ?? duration)}
        >
          Next
        </button>
      </div>
      <MessageView moment={moment} note={noteOf(moment, scenario)} screen={screenAfter(moments.slice(0, index + 1))} />
      <p className={lab.title}>{copy.code}</p>
      <pre className={styles.code}>
        <code>
          {sample.map(({code, kinds}, line) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and some are equal.
              key={line}
              className={kinds?.includes(moment.kind) ? styles.concerned : undefined}
            >{`${code}\n`}</span>
          ))}
        </code>
      </pre>
      <p className={lab.note}>
        A simulation with example times: nothing is sent or recorded. The height of a result shows its confidence. A
        dashed line means low confidence.
      </p>
      <p className="visually-hidden" role="status">
        {announced && `${kindNames[announced.kind]}: ${announced.result?.text ?? noteOf(announced, scenario)}`}
      </p>
    </section>
  );
}
