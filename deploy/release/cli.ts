import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {serverConfig} from '../nginx';
import {release, rollBack} from '.';
import {ReleaseStore} from './store';

const usage = `Puts the build into service: npm run release -- --to /srv/portal [options]
  --to <folder>       the folder that nginx serves from; made when it is missing
  --listen <address>  what nginx listens on (127.0.0.1:8080)
  --reload <command>  has nginx read its configuration again, when it must: "nginx -s reload". Left out: nginx runs not yet
  --rollback          serves the release before the one that is served
  --build <folder>    the build (build)`;

async function main(): Promise<void> {
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
  const {listen, reload} = values;
  const id = values.rollback
    ? await rollBack(store, {listen, reload})
    : await release(store, values.build, {listen, reload});
  writeFileSync(join(store.folder, 'nginx/nginx.conf'), serverConfig('off'));
  console.log(`${store.folder} serves release ${id}.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
