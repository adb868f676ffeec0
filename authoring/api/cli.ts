import {updateSandboxContract} from '../../plugins/files/contract/sandbox';
import {runCommand} from '../shared/command';
import {contractFiles, lintContract} from './lint';

/**
 * Runs `npm run api:lint`, which checks the contracts or the files named after the command, and `npm run api:build`, which
 * writes the sandbox's copy of the contracts. If a contract has a problem, the exit code is 1.
 */
async function main([first, ...others]: string[]): Promise<void> {
  if (first === '--build') {
    console.log(
      updateSandboxContract() ? 'Updated src/sandbox/contract.json.' : 'src/sandbox/contract.json is current.',
    );
    return;
  }
  const problems = await lintContract(first === undefined ? contractFiles : [first, ...others]);
  for (const {file, line, column, rule, message, fix} of problems) {
    console.error(`${file}:${line}:${column} ${rule} ${message}`);
    if (fix) console.error(`  fix: ${fix}`);
  }
  if (problems.length > 0) process.exitCode = 1;
  else console.log('The contracts have no problems.');
}

runCommand(() => main(process.argv.slice(2)));
