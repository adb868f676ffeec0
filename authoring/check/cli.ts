import {writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand} from '../shared/command';
import {fixDocs} from './fix';
import {pagesWithoutProblems, problemsOf, readSite} from './index';
import {publish} from './publishedAddresses';
import {type Format, formats, summary} from './report';

const root = process.cwd();

function readArguments() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {format: {type: 'string', default: 'text'}, fix: {type: 'boolean', default: false}},
  });
  if (!(values.format in formats)) {
    const fix = `write --format ${Object.keys(formats).join(' or --format ')}.`;
    throw new Error(`There is no format "${values.format}". Fix: ${fix}`);
  }
  const named = positionals.map((file) => relative(root, file).replaceAll('\\', '/'));
  return {fix: values.fix, format: values.format as Format, files: named.length > 0 ? named : undefined};
}

/**
 * Fixes problems that have only one solution, and adds new addresses and anchors to the published ones. Anchors of pages
 * with other problems aren't added, because a heading may have been changed by mistake.
 */
async function applyFixes(files: string[] | undefined): Promise<void> {
  for (const {file, text} of await fixDocs({root, files})) {
    await writeFile(join(root, file), text);
    console.log(`Fixed ${file}.`);
  }
  const site = await readSite({root, cache: true});
  const list = publish(site, pagesWithoutProblems(site, files));
  if (list.added === 0) return;
  await writeFile(join(root, list.file), list.text);
  const what = list.added === 1 ? '1 new address or anchor' : `${list.added} new addresses and anchors`;
  console.log(`Added ${what} to ${list.file}. Commit it with your change.`);
}

/** Runs `npm run docs:check` and `npm run docs:fix` on all pages, or on the pages named after the command. */
async function main(): Promise<void> {
  const {fix, format, files} = readArguments();
  if (fix) await applyFixes(files);
  const site = await readSite({root, cache: true});
  const problems = problemsOf(site, files);
  for (const problem of problems) console.log(formats[format](problem));
  console.log(summary(problems));
  if (!files && problems.length === 0 && publish(site).added > 0)
    console.log('There are new addresses or anchors. Before you open a pull request, run `npm run docs:fix`.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}

runCommand(main);
