import clsx from 'clsx';
import {type ReactNode, useId, useMemo, useState} from 'react';
import {buttonClass} from '../../components/Button';
import {Choice} from '../shared/Choice';
import {Sample} from '../shared/code/Sample';
import lab from '../shared/lab.module.css';
import {useSessionState} from '../shared/sessionState';
import {useClock} from '../shared/useClock';
import {copy, kindNames, noteOf, scenarioNames} from './copy';
import {MessageView} from './MessageView';
import {sample} from './sample';
import {screenAfter} from './screen';
import {indexAt, replayOf, scenarios} from './session';
import styles from './styles.module.css';
import {Key, Timeline} from './Timeline';

const speeds = [0.5, 1, 2, 4];

const inSeconds = (time: number) => `${(time / 1_000).toFixed(2)} s`;

/** Plays a simulated stream message by message, with what each one means to the client's code and to the user. */
export function Replay(): ReactNode {
  const id = useId();
  const [chosen, choose] = useSessionState('StreamReplay', {scenario: 'complete', speed: 1});
  const scenario = scenarios.find((each) => each === chosen.scenario) ?? 'complete';
  const replay = useMemo(() => replayOf(scenario), [scenario]);
  const {moments, duration} = replay;
  const shown = moments.find(({kind}) => kind === 'final')?.at ?? 0;
  const {time, isPlaying, set} = useClock({messages: moments, duration, speed: chosen.speed, shown});
  const [isUsed, setIsUsed] = useState(false);
  const index = indexAt(replay, time);
  const moment = moments[index];
  if (!moment) return null;
  const seek = (to: number, goesOn = false) => {
    setIsUsed(true);
    set(to, goesOn);
  };
  const step = (to: number) => seek(moments[to]?.at ?? time);
  // The first time, and at the end, it starts from the beginning.
  const toggle = () => seek(isPlaying || (isUsed && time < duration) ? time : 0, !isPlaying);
  const title = `${kindNames[moment.kind]}, ${index + 1} of ${moments.length}, ${inSeconds(moment.at)}`;
  // During playback, only final results and ends of connections are announced.
  const outcome = moments.slice(0, index + 1).findLast(({kind}) => /^(final|close|refused|lost)$/.test(kind));
  const announced = isPlaying ? outcome : moment;
  const stepButton = (name: string, to: number) => (
    <button
      type="button"
      className={buttonClass({variant: 'outline'})}
      aria-disabled={!moments[to] || undefined}
      onClick={() => step(to)}
    >
      {name}
    </button>
  );

  return (
    <section className={clsx('stack gap-4', lab.frame)} aria-label={copy.name}>
      <div className={clsx('cluster', styles.controls)} data-needs-script>
        <Choice
          id={`${id}scenario`}
          label="Session"
          value={scenario}
          options={scenarios.map((each) => [each, scenarioNames[each]])}
          onChoice={(value) => {
            choose({scenario: value});
            seek(0);
          }}
        />
        <Choice
          id={`${id}speed`}
          label="Speed"
          value={chosen.speed}
          options={speeds.map((each) => [each, `${each}×`])}
          onChoice={(value) => choose({speed: Number(value)})}
        />
        <button type="button" className={buttonClass({})} onClick={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
      </div>
      <Key />
      <Timeline replay={replay} time={time} index={index} title={title} onStep={step} onSeek={seek} />
      <div className={clsx('cluster gap-2 gap-x-4', styles.steps)} data-needs-script>
        <div className="gap-2 row">
          {stepButton('Previous', index - 1)}
          {stepButton('Next', index + 1)}
        </div>
        <p className="ink semibold type-code">{title}</p>
      </div>
      <MessageView moment={moment} note={noteOf(moment, scenario)} screen={screenAfter(moments.slice(0, index + 1))} />
      <Sample title={copy.code} lines={sample} current={[moment.kind]} />
      <p className="muted small">
        A simulation with example times: nothing is sent or recorded. The height of a result shows its confidence.
      </p>
      <p className="visually-hidden" role="status">
        {announced && `${kindNames[announced.kind]}: ${announced.result?.text ?? noteOf(announced, scenario)}`}
      </p>
    </section>
  );
}
