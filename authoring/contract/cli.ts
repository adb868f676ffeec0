import {contractFiles, lintContract} from './lint';

/** `npm run api:lint`: checks the contracts, or the files named after the command. Exit code 1 when one is broken. */
async function main(files: string[]): Promise<void> {
  const problems = await lintContract(files.length > 0 ? files : contractFiles);
  for (const {file, line, column, rule, message, fix} of problems) {
    console.error(`${file}:${line}:${column} ${rule} ${message}`);
    if (fix) console.error(`  fix: ${fix}`);
  }
  if (problems.length > 0) process.exitCode = 1;
  else console.log('The contracts are sound.');
}

void main(process.argv.slice(2));
