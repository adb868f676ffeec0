import {execFileSync} from 'node:child_process';
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {brand} from '../../src/facts/brand';
import {nameProblem, renamed} from './rename';

/** Renames the company in every text file that Git tracks, file names included. */
function main(): void {
  const [name = ''] = process.argv.slice(2);
  const problem = nameProblem(name);
  if (problem) {
    console.error(`${problem}\nUsage: npx tsx tools/rename-company/cli.ts Sonora`);
    process.exitCode = 1;
    return;
  }
  const holdsName = ['grep', '-lIi', '--', brand.name, ':!package-lock.json'];
  const files = execFileSync('git', holdsName, {encoding: 'utf8'}).trim().split('\n');
  for (const file of files) writeFileSync(file, renamed(readFileSync(file, 'utf8'), brand.name, name));
  const paths = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).trim().split('\n');
  for (const path of paths) {
    const target = renamed(path, brand.name, name);
    if (target !== path) renameSync(path, target);
  }
  console.log(`${files.length} files name ${name}. Next: npm run build && npm run social-cards && npm test`);
}

main();
