import {spawn} from 'node:child_process';

/** How a program ended. */
export interface ProgramResult {
  /** The exit status, or `undefined` if the program couldn't be started, or was ended by a timeout or a signal. */
  status?: number;
  output: string;
  errors: string;
}

/** A program before it ends. */
export interface RunningProgram {
  /** Returns what it has printed so far, errors included. */
  printed(): string;
  /** Aborted when the program ends. */
  ended: AbortSignal;
}

export interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the program, and all it started, is stopped. */
  limit?: number;
  /** What to do while a program runs that ends only if it's stopped. If this rejects, the program has failed. */
  meanwhile?: (running: RunningProgram) => Promise<void>;
}

/** Long enough for any sample on a busy machine, and short enough to find one that hangs. */
const defaultLimit = 15_000;

/** Options for a Java program that runs once. Optimizing its code would take longer than it saves. */
export const javaOptions = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** Runs a program until it ends. Never throws: a program that can't be started counts as ended. */
export function runProgram(command: string, args: string[], options: ProgramOptions = {}): Promise<ProgramResult> {
  const {cwd, env, limit = defaultLimit, meanwhile} = options;
  return new Promise((resolve) => {
    // In a process group of its own, so the timeout also stops the programs that it starts.
    const child = spawn(command, args, {cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
    const ended: ProgramResult = {output: '', errors: ''};
    let outcome: Partial<ProgramResult> = {};
    child.stdout.on('data', (data) => (ended.output += data));
    child.stderr.on('data', (data) => (ended.errors += data));
    const stop = () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(stop, limit);
    const end = new AbortController();
    meanwhile?.({printed: () => ended.output + ended.errors, ended: end.signal})
      .then(
        () => (outcome = {status: 0}),
        ({message}) => (outcome = {status: 1, errors: message}),
      )
      .then(stop);
    const finish = (result: ProgramResult) => {
      clearTimeout(timer);
      end.abort();
      resolve(result);
    };
    child.on('error', ({message}) => finish({...ended, errors: message}));
    child.on('close', (status) => finish({...ended, status: status ?? undefined, ...outcome}));
  });
}
