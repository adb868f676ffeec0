import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {watchErrors} from './errors';
import {environmentOf, portFix} from './preview';

/** Lines that only say which versions ran. */
const isNoise = (line: string) => /^\[INFO\] Docusaurus version: |^Node version: /.test(line);

/**
 * `npm run build` and `npm start`: runs Docusaurus, and says its errors in the author's own file and line.
 * With `--verbose`, or with `VERBOSE` set, everything that Docusaurus prints is left as it is.
 */
function main([command = 'build', ...args]: string[]): void {
  const verbose = args.includes('--verbose') || Boolean(process.env.VERBOSE);
  const rest = args.filter((argument) => argument !== '--verbose');
  const child = spawn(
    process.execPath,
    [join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'), command, ...rest],
    {
      env: {...environmentOf(command), ...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'})},
      stdio: verbose ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    },
  );
  const errors = watchErrors(process.cwd(), (text) => process.stderr.write(text));
  let refused = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    refused ||= portFix(text) !== undefined;
    errors.take(text);
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(
      text
        .split('\n')
        .filter((line) => !isNoise(line))
        .join('\n'),
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('close', async (code) => {
    await errors.end();
    process.exitCode = refused ? 1 : (code ?? 1);
  });
}

main(process.argv.slice(2));
