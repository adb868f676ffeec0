import {parseArgs} from 'node:util';
import {release, rollBack} from '.';
import {ReleaseStore} from './store';

const usage = `Releases the build: npm run release -- --to /srv/portal [options]
  --to <folder>       the folder that nginx serves from; created if it's missing
  --listen <address>  what nginx listens on (127.0.0.1:8080)
  --reload <command>  reloads nginx if its configuration changed, such as "nginx -s reload"; omit it if nginx isn't running yet
  --rollback          serves the previous release
  --build <folder>    the build (build)`;

function main(): void {
  const {values} = parseArgs({
    options: {
      to: {type: 'string'},
      listen: {type: 'string', default: '127.0.0.1:8080'},
      reload: {type: 'string'},
      rollback: {type: 'boolean', default: false},
      build: {type: 'string', default: 'build'},
    },
  });
  if (!values.to) throw new Error(usage);
  const store = new ReleaseStore(values.to);
  const name = values.rollback ? rollBack(store) : release(store, values.build, values);
  console.log(`${store.folder} serves release ${name}.`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
