import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {runCommand} from '../../authoring/shared/command';
import {checkHtml, missingRequirement} from '.';

/**
 * Runs `npm test -- HTML`, which checks the pages in `build/`, or in the folder named after the command, with the Nu
 * HTML checker. Without Java, nothing is checked, which is an error only in continuous integration.
 * With `--summary <file>`, it also writes the reason to a file: `{"notRun": ["reason"]}`.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {summary: {type: 'string'}}, allowPositionals: true});
  const reason = await missingRequirement();
  const notRun = reason ? [`  HTML of the built pages: ${reason}`] : [];
  if (values.summary) writeFileSync(values.summary, JSON.stringify({notRun}));
  if (reason) {
    console.log(`NOT RUN, and so not proven:\n${notRun.join('\n')}`);
    if (process.env.CI === 'true') process.exitCode = 1;
    return;
  }
  const {pages, problems} = await checkHtml(positionals[0] ?? 'build');
  for (const {file, line, column, message, extract} of problems)
    console.log(`${file}:${line}:${column} ${message}\n  in: ${extract}`);
  console.log(`${pages} pages, ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}

runCommand(main);
