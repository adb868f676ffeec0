import {useCallback, useEffect, useRef, useState} from 'react';
import {problemOf, type RecordingProblem, record} from './record';

/** What a recorder does: nothing, asking for the microphone, recording, or making the file. */
export type RecorderState = 'idle' | 'asking' | 'recording' | 'finishing';

/**
 * Records from the microphone after `start`, and releases it when the recording ends, the component is removed or hidden,
 * or the page is left.
 * @param maxMs how long a recording may be, in milliseconds
 * @param onFile receives the WAV file
 */
export function useRecorder(maxMs: number, onFile: (file: Uint8Array) => void) {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const [problem, setProblem] = useState<RecordingProblem>();
  const [readLevel, setReadLevel] = useState<() => number>();
  const recording = useRef<Awaited<ReturnType<typeof record>>>(undefined);
  /** The number of the latest attempt. An earlier one has been given up. */
  const latest = useRef(0);

  /** Ends the recording, or gives up waiting for the microphone. */
  const stop = useCallback(() => {
    if (!recording.current) latest.current += 1;
    setState(recording.current ? 'finishing' : 'idle');
    recording.current?.stop();
  }, []);

  useEffect(() => {
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);

  useEffect(() => {
    if (state !== 'recording') return undefined;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, [state]);

  const run = async () => {
    latest.current += 1;
    const attempt = latest.current;
    const isGivenUp = () => attempt !== latest.current;
    setState('asking');
    setProblem(undefined);
    setSeconds(0);
    try {
      const started = await record(maxMs);
      if (isGivenUp()) return started.stop();
      recording.current = started;
      setState('recording');
      setReadLevel(() => started.readLevel);
      const file = await started.file;
      onFile(file);
      if (started.isDisconnected()) setProblem('disconnected');
    } catch (error) {
      if (isGivenUp()) return undefined;
      setProblem(problemOf(error));
    }
    recording.current = undefined;
    return setState('idle');
  };

  return {
    ...{state, problem, start: () => void run(), stop},
    /** How long the recording is so far, in whole seconds. */
    seconds,
    /** Returns the current level, from 0 to 1, while there is one. */
    readLevel: state === 'recording' ? readLevel : undefined,
  };
}
