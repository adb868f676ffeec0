import {readdir} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {report} from './report';
import {checkSamples} from './run';

async function allPages(): Promise<string[]> {
  const names = await readdir('docs', {recursive: true});
  return names
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => join('docs', name));
}

/** `npm run docs:samples`: proves the samples of all pages, or of the pages named after the command. */
async function main(named: string[]): Promise<void> {
  const started = performance.now();
  try {
    const files = named.length > 0 ? named.map((file) => relative('.', file)) : await allPages();
    const outcome = await checkSamples(files);
    console.log(report(outcome, (performance.now() - started) / 1_000));
    if (outcome.problems.length > 0 || outcome.verdicts.length < outcome.fences) process.exitCode = 1;
  } catch (error) {
    // A page that is not there, or a contract that cannot be read: nothing was checked, so nothing is proven.
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
