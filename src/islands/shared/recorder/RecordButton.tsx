import clsx from 'clsx';
import type {ReactNode} from 'react';
import field from '../../../components/Field/styles.module.css';
import lab from '../lab.module.css';
import {LevelMeter} from './LevelMeter';
import type {RecordingProblem} from './record';
import styles from './styles.module.css';
import {type RecorderState, useRecorder} from './useRecorder';

const problems: Record<RecordingProblem, string> = {
  unsupported: 'This browser can’t record here. Choose a file instead.',
  refused: 'The microphone wasn’t allowed. Allow it in your browser’s site settings, or choose a file instead.',
  noMicrophone: 'No microphone was found. Connect one, or choose a file instead.',
  busy: 'The microphone is in use by another program. Close it, and try again.',
  disconnected: 'The microphone was disconnected. What was recorded until then is kept.',
  tooShort: 'The recording was too short. Speak before you stop it.',
  failed: 'The recording failed. Try again, or choose a file instead.',
};

const labels: Partial<Record<RecorderState, string>> = {asking: 'Don’t record', recording: 'Stop recording'};

const signs: Partial<Record<RecorderState, string>> = {
  asking: 'Allow the microphone in your browser.',
  recording: 'The microphone is on.',
};

interface RecordButtonProps {
  /** How long a recording may be, in seconds. */
  longest: number;
  /** Receives the recording: WAV, 16 kHz, 16 bit, one channel. */
  onFile: (file: Uint8Array) => void;
  /** A hint, in whose place the sign and the level are. */
  children?: ReactNode;
}

/** Renders a button that records from the microphone, a sign and the level while it's on, and what went wrong. */
export function RecordButton({longest, onFile, children}: RecordButtonProps): ReactNode {
  const {state, seconds, problem, readLevel, start, stop} = useRecorder(longest * 1000, onFile);
  const isOn = state === 'recording';
  const sign = problem ? problems[problem] : signs[state];
  const look = problem ? clsx('gap-2 grid medium', field.error) : sign ? styles.sign : 'visually-hidden';
  return (
    <>
      <button
        type="button"
        className={lab.action}
        aria-disabled={state === 'finishing' || undefined}
        onClick={() => {
          if (isOn || state === 'asking') stop();
          else if (state === 'idle') start();
        }}
      >
        {labels[state] ?? `Record up to ${longest} seconds`}
      </button>
      <div className={clsx('cluster gap-2 gap-x-4 muted tiny', styles.status)}>
        <span className={look} aria-live="polite" data-on={isOn || undefined}>
          {sign}
        </span>
        {isOn && <span className="ink mono">{`${seconds} of ${longest} s`}</span>}
        {readLevel && <LevelMeter read={readLevel} />}
        {!sign && children}
      </div>
    </>
  );
}
