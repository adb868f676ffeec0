import {useEffect, useRef, useState} from 'react';
import {problemOf, type Recording, type RecordingProblem, record} from './record';

/** What a recorder does: nothing, asking for the microphone, recording, or making the file. */
export type RecorderState = 'idle' | 'asking' | 'recording' | 'finishing';

export interface Recorder {
  state: RecorderState;
  /** How long the recording is so far, in whole seconds. */
  seconds: number;
  problem?: RecordingProblem;
  /** Returns the current level, from 0 to 1, while there is one. */
  readLevel?: () => number;
  start: () => void;
  stop: () => void;
}

/**
 * Records from the microphone after `start`, and releases it when the recording ends, the component is removed, or the
 * page is left.
 * @param maxMs how long a recording may be, in milliseconds
 * @param onFile receives the WAV file
 */
export function useRecorder(maxMs: number, onFile: (file: Uint8Array) => void): Recorder {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const [problem, setProblem] = useState<RecordingProblem>();
  const [readLevel, setReadLevel] = useState<() => number>();
  const recording = useRef<Recording>(undefined);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    const release = () => recording.current?.stop();
    window.addEventListener('pagehide', release);
    return () => {
      isMounted.current = false;
      window.removeEventListener('pagehide', release);
      release();
    };
  }, []);

  useEffect(() => {
    if (state !== 'recording') return undefined;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, [state]);

  const run = async () => {
    setState('asking');
    setProblem(undefined);
    setSeconds(0);
    try {
      const started = await record(maxMs);
      recording.current = started;
      if (!isMounted.current) started.stop();
      else {
        setState('recording');
        setReadLevel(() => started.readLevel);
      }
      const file = await started.file;
      if (isMounted.current) onFile(file);
    } catch (error) {
      if (isMounted.current) setProblem(problemOf(error));
    }
    recording.current = undefined;
    if (isMounted.current) setState('idle');
  };

  return {
    ...{state, seconds, problem, readLevel: state === 'recording' ? readLevel : undefined},
    start: () => void run(),
    stop: () => {
      setState('finishing');
      recording.current?.stop();
    },
  };
}
