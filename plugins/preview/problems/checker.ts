import {type ChildProcess, fork} from 'node:child_process';
import type {CompileError} from '../../build-errors/compileErrors';
import type {Problem} from '../../shared/problem';
import type {CheckRequest, CheckResponse} from './messages';

/** A process that checks pages, so that the preview doesn't wait for the checks. */
export interface Checker {
  check(files: string[], errors: CompileError[]): Promise<Problem[]>;
  /** Starts the process again, because files that it has loaded changed. */
  restart(): void;
}

/**
 * Starts a checking process.
 * @param program its TypeScript file, which receives a `CheckRequest` and sends a `CheckResponse`
 */
export function startChecker(program: string, root: string): Checker {
  const waiting = new Map<number, (problems: Problem[]) => void>();
  let child: ChildProcess | undefined;
  let last = 0;

  function resolveAll(): void {
    for (const resolve of waiting.values()) resolve([]);
    waiting.clear();
  }

  function start(): ChildProcess {
    const started = fork(program, {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', ({id, problems}: CheckResponse) => {
      waiting.get(id)?.(problems);
      waiting.delete(id);
    });
    // Don't keep the preview running only because the process waits for work.
    started.unref();
    started.channel?.unref();
    // The process exits if it can't read a file that it loads. The next request starts it again.
    started.on('exit', () => {
      if (started !== child) return;
      child = undefined;
      resolveAll();
    });
    child = started;
    return started;
  }

  start();
  return {
    check: (files, errors) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        // An error in sending is followed by an exit, which resolves the promise.
        (child ?? start()).send({id: last, files, errors} satisfies CheckRequest, () => undefined);
      }),
    restart(): void {
      child?.kill();
      resolveAll();
      start();
    },
  };
}
