import {runCommand} from '../shared/command';
import {contractFiles, lintContract} from './lint';

/** Checks the contracts, or the files named after the command. If one has a problem, the exit code is 1. */
async function main(named: string[]): Promise<void> {
  const problems = await lintContract(named.length > 0 ? named : contractFiles);
  for (const {file, line, column, rule, message, fix} of problems) {
    console.error(`${file}:${line}:${column} ${rule} ${message}`);
    if (fix) console.error(`  fix: ${fix}`);
  }
  if (problems.length > 0) process.exitCode = 1;
  else console.log('The contracts have no problems.');
}

runCommand(() => main(process.argv.slice(2)));
