import {join} from 'node:path';
import {hosts} from '.';
import {publishFor} from './publish';

const usage = `Prepares the build for a static host: npm run deploy:hosts -- ${hosts.join('|')}`;

try {
  const host = hosts.find((name) => name === process.argv[2]);
  if (!host) throw new Error(usage);
  const target = join('build-hosts', host);
  publishFor(host, 'build', target);
  console.log(
    `${target} contains the site for ${host}, with its headers and redirects. For limitations, see deploy/README.md.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
