import {existsSync} from 'node:fs';
import {runCommand} from '../../shared/command';
import {docsPages, openFiles} from '../files';
import {formats, summary} from '../report';
import {checkGrammar} from '.';

/** Runs `npm test -- grammar`, which checks the grammar of all pages or of the pages named after the command. */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const missing = named.find((file) => !existsSync(file));
  if (missing) throw new Error(`There is no file ${missing}. Fix: name a page as docs/its-name.mdx.`);
  const problems = await checkGrammar(named.length > 0 ? named : docsPages(openFiles(process.cwd())));
  for (const problem of problems) console.log(formats.text(problem));
  console.log(summary(problems));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

runCommand(main);
