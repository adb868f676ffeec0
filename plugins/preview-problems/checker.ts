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
  let child: ChildProcess | undefined;
  let last = 0;

  function giveUp(): void {
    for (const resolve of waiting.values()) resolve([]);
    waiting.clear();
  }

  function start(): ChildProcess {
    const started = fork(program, {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', ({id, problems}: Answer) => {
      waiting.get(id)?.(problems);
      waiting.delete(id);
    });
    // The preview may end while the process waits for work.
    started.unref();
    started.channel?.unref();
    // It ends when a file that it loads can't be read. The next question finds that file mended, or asks in vain again.
    started.on('exit', () => {
      if (started !== child) return;
      child = undefined;
      giveUp();
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
        // An error in sending comes with the exit, which answers.
        (child ?? start()).send({id: last, files, errors} satisfies Question, () => undefined);
      }),
    restart(): void {
      child?.kill();
      giveUp();
      start();
    },
  };
}
