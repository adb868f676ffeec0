import {formatProblems, getTotals} from '@redocly/openapi-core';
import {contractPaths} from '../../plugins/shared/contractPaths';
import {runCommand} from '../shared/command';
import {lintContract} from './lint';

/** Checks the contracts, or the files named after the command. If one has a problem, the exit code is 1. */
async function main(named: string[]): Promise<void> {
  const problems = await lintContract(named.length > 0 ? named : Object.values(contractPaths));
  formatProblems(problems, {totals: getTotals(problems)});
  if (problems.length > 0) process.exitCode = 1;
  else console.log('The contracts have no problems.');
}

runCommand(() => main(process.argv.slice(2)));
