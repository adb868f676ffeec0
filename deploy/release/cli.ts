import {parseArgs} from 'node:util';
import {release, rollBack} from '.';

const usage = `Releases the build: npm run release -- --to /srv/portal [options]
  --to <folder>       the folder that nginx serves from; created if it's missing
  --listen <address>  what nginx listens on (127.0.0.1:8080)
  --reload <command>  reloads nginx if its configuration changed, such as "nginx -s reload"; omit it if nginx isn't running yet
  --rollback          serves the previous release`;

try {
  const {values} = parseArgs({
    options: {to: {type: 'string'}, listen: {type: 'string'}, reload: {type: 'string'}, rollback: {type: 'boolean'}},
  });
  const {to, listen = '127.0.0.1:8080', reload, rollback} = values;
  if (!to) throw new Error(usage);
  const name = rollback ? rollBack(to, reload) : release(to, 'build', listen, reload);
  console.log(`${to} serves release ${name}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
