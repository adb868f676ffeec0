import {execFile} from 'node:child_process';

/** How many checks of a step passed and failed, everything that it printed, and what this machine couldn't run. */
export interface Outcome {
  passed: number;
  failed: number;
  output: string;
  notRun?: string[];
  /** What the step ran in, such as the browsers. */
  note?: string;
}

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

/** Runs a program until it ends. */
export function execute(command: string, args: string[], env = {}): Promise<{code: number; output: string}> {
  const options = {
    env: {...process.env, FORCE_COLOR: '0', ...env},
    shell: process.platform === 'win32',
    maxBuffer: Number.POSITIVE_INFINITY,
  };
  return new Promise((done) =>
    execFile(command, args, options, (error, stdout, stderr) =>
      done({code: error ? 1 : 0, output: stdout + stderr || (error?.message ?? '')}),
    ),
  );
}

/** Returns a step that is one check: it passes when its command does. */
export function check(name: string, command: string, args: string[]): Step {
  return {
    name,
    async run() {
      const {code, output} = await execute(command, args);
      return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output};
    },
  };
}
