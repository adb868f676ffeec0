import {relative} from 'node:path';
import {parseArgs} from 'node:util';
import {checkDocs} from './index';
import {type Format, formats, summary} from './report';

const root = process.cwd();

function readArguments() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {format: {type: 'string', default: 'text'}},
  });
  if (!(values.format in formats))
    throw new Error(
      `There is no format "${values.format}". Fix: write --format ${Object.keys(formats).join(' or --format ')}.`,
    );
  const named = positionals.map((file) => relative(root, file).replaceAll('\\', '/'));
  return {format: values.format as Format, files: named.length > 0 ? named : undefined};
}

/** `npm run docs:check`: checks all pages, or the pages named after the command. */
async function main(): Promise<void> {
  try {
    const {format, files} = readArguments();
    const problems = await checkDocs({root, files});
    for (const problem of problems) console.log(formats[format](problem));
    console.log(summary(problems));
    process.exitCode = problems.length > 0 ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

void main();
