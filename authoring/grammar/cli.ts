import {openFiles} from '../check/files';
import {formats, summary} from '../check/report';
import {checkGrammar} from './index';

/** Runs `npm run docs:grammar`, which checks the grammar of all pages or of the pages named after the command. */
async function main(named: string[]): Promise<void> {
  const pages = openFiles(process.cwd())
    .list('docs')
    .filter((file) => /\.mdx?$/.test(file));
  const problems = await checkGrammar(named.length > 0 ? named : pages);
  for (const problem of problems) console.log(formats.text(problem));
  console.log(summary(problems));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main(process.argv.slice(2));
