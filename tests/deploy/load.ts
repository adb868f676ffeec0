import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

export const connections = 64;

/** Whether the load generator `wrk` is installed. */
export const hasWrk = !spawnSync('wrk', ['-v']).error;

/** Returns a script for wrk that requests one path after the other and prints the number of errors. */
const script = (paths: string[]) => `
local paths = {${paths.map((path) => `"${path}"`).join(', ')}}
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], {["Accept-Encoding"] = "br"})
end
done = function(summary)
  local e = summary.errors
  io.write(string.format("errors: connect %d, read %d, write %d, timeout %d, status %d\\n", e.connect, e.read, e.write, e.timeout, e.status))
end
`;

/** Runs wrk against a server, and returns everything it printed. */
export function runWrk(address: string, paths: string[], seconds: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'));
  const file = join(folder, 'paths.lua');
  writeFileSync(file, script(paths));
  const wrk = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', file, address]);
  let output = '';
  for (const stream of [wrk.stdout, wrk.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((resolve) =>
    wrk.on('close', () => {
      rmSync(folder, {recursive: true});
      resolve(output);
    }),
  );
}
