import {writeFile} from 'node:fs/promises';
import {relative} from 'node:path';
import {parseArgs} from 'node:util';
import {docsPages, openFiles} from '../check/files';
import {runCommand} from '../shared/command';
import {installPythonPackages} from './environment/pythonPackages';
import {notes, report} from './report';
import {checkSamples} from './run';

/**
 * Runs `npm run docs:samples`, which checks the samples of all pages, or of the pages named after the command.
 * A sample that this machine can't run because a language is missing is an error only in continuous integration.
 * With `--summary <file>`, it also writes those samples to a file: `{"notRun": ["place  language: reason", …]}`.
 */
async function main(): Promise<void> {
  const started = performance.now();
  installPythonPackages();
  const {values, positionals} = parseArgs({options: {summary: {type: 'string'}}, allowPositionals: true});
  const files =
    positionals.length > 0 ? positionals.map((file) => relative('.', file)) : docsPages(openFiles(process.cwd()));
  const outcome = await checkSamples(files);
  const notRun = notes(outcome.verdicts, 'not run');
  console.log(report(outcome, (performance.now() - started) / 1_000));
  if (values.summary) await writeFile(values.summary, JSON.stringify({notRun}));
  const isUnproven = notRun.length > 0 && process.env.CI === 'true';
  if (outcome.problems.length > 0 || outcome.verdicts.length < outcome.fences || isUnproven) process.exitCode = 1;
}

runCommand(main);
