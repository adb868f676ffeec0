import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** How a program ran. */
export interface Run {
  seconds: number;
  /** The peak memory of it and its children (resident; each process counts its shared pages), in MB; Linux only. */
  peakMb: number | undefined;
}

const pageBytes = 4096;
const sampleMs = 200;

/**
 * Returns the memory of all processes of a group, in MB. `/proc/<pid>/stat`: the group is the fifth field, resident
 * pages the 24th.
 */
function groupMemory(group: number): number {
  let pages = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      if (Number(fields[2]) === group) pages += Number(fields[21]);
    } catch {
      // The process ended after it was listed and before it was read.
    }
  }
  return (pages * pageBytes) / 1e6;
}

/**
 * Runs a program until it ends, in a process group of its own.
 * @throws Error with the end of its output if it fails
 */
export function run(
  program: string,
  args: string[],
  options: {cwd?: string; env?: Record<string, string>} = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const env = {...process.env, FORCE_COLOR: '0', CI: 'true', ...options.env};
    const child = spawn(program, args, {cwd: options.cwd, env, detached: true});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    let peakMb: number | undefined;
    const {pid} = child;
    const timer =
      process.platform === 'linux' && pid
        ? setInterval(() => (peakMb = Math.max(peakMb ?? 0, groupMemory(pid))), sampleMs)
        : undefined;
    const stop = () => pid && process.kill(-pid);
    process.once('exit', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      process.off('exit', stop);
      if (code === 0) resolve({seconds: (performance.now() - started) / 1000, peakMb});
      else reject(new Error(`${program} ${args.join(' ')} failed in ${options.cwd ?? '.'}:\n${output.slice(-3000)}`));
    });
  });
}
