import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {errorsFileVariable} from '../../plugins/build-errors';
import {watchErrors} from './errors';
import {environmentOf, portFix} from './preview';

/** Whether a line only states which versions run. */
const isVersion = (line: string) => /^\[INFO\] Docusaurus version: |^Node version: /.test(line);

/** Gives young objects 64 MB, so that Node collects garbage less often. A cold build takes a tenth less time. */
const youngGeneration = '--max-semi-space-size=64';

/**
 * Runs Docusaurus for `npm run build` and `npm start`, and explains its errors in terms of the author's files. With
 * `--verbose`, or if `VERBOSE` is set, the output is left unchanged.
 */
function main([command = 'build', ...args]: string[]): void {
  const verbose = args.includes('--verbose') || Boolean(process.env.VERBOSE);
  const rest = args.filter((argument) => argument !== '--verbose');
  const errorsFile = join(tmpdir(), `build-errors-${process.pid}.json`);
  const child = spawn(
    process.execPath,
    [youngGeneration, join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'), command, ...rest],
    {
      env: {
        ...environmentOf(command),
        ...process.env,
        ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
        ...(!verbose && {[errorsFileVariable]: errorsFile}),
      },
      stdio: verbose ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    },
  );
  const errors = watchErrors(process.cwd(), errorsFile, (text) => process.stderr.write(text));
  let refused = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    refused ||= portFix(text) !== undefined;
    errors.read(text);
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(
      text
        .split('\n')
        .filter((line) => !isVersion(line))
        .join('\n'),
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('close', async (code) => {
    await errors.end();
    rmSync(errorsFile, {force: true});
    process.exitCode = refused ? 1 : (code ?? 1);
  });
}

main(process.argv.slice(2));
