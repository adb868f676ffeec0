import {type ChildProcess, fork} from 'node:child_process';
import type {Answer, Question, ShownProblem} from './messages';

/** A process that checks pages beside the preview's own work, so that neither waits for the other. */
export interface Checker {
  check(files: string[], errors: string): Promise<ShownProblem[]>;
  /** Starts afresh, because files that the process had loaded have changed. */
  restart(): void;
}

/** @param program the process's TypeScript file, which speaks `Question` and `Answer` */
export function startChecker(program: string, root: string): Checker {
  const waiting = new Map<number, (problems: ShownProblem[]) => void>();
  let child: ChildProcess;
  let last = 0;

  function start(): void {
    child = fork(program, {cwd: root, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc']});
    child.on('message', ({id, problems}: Answer) => {
      waiting.get(id)?.(problems);
      waiting.delete(id);
    });
    // The preview may end while the process waits for work.
    child.unref();
    child.channel?.unref();
  }

  start();
  return {
    check: (files, errors) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        child.send({id: last, files, errors} satisfies Question);
      }),
    restart(): void {
      child.kill();
      for (const resolve of waiting.values()) resolve([]);
      waiting.clear();
      start();
    },
  };
}
