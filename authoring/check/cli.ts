import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand} from '../shared/command';
import {fixDocs} from './fix';
import {pagesWithoutProblems, problemsOf, readSite} from './index';
import {publish} from './publishedAddresses';
import {type Format, formats, oncePerPage, summary} from './report';

const root = process.cwd();

function readArguments() {
  const flag = {type: 'boolean', default: false} as const;
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {format: {type: 'string', default: 'text'}, fix: flag, warn: flag},
  });
  if (!(values.format in formats)) {
    const fix = `write --format ${Object.keys(formats).join(' or --format ')}.`;
    throw new Error(`There is no format "${values.format}". Fix: ${fix}`);
  }
  const named = positionals.map((file) => relative(root, file).replaceAll('\\', '/'));
  return {...values, format: values.format as Format, files: named.length > 0 ? named : undefined};
}

/**
 * Fixes problems that have only one solution, and adds new addresses and anchors to the published ones. Anchors of pages
 * with other problems aren't added, because a heading may have been changed by mistake.
 */
async function applyFixes(files: string[] | undefined): Promise<void> {
  for (const [file, text] of Object.entries(await fixDocs({root, files}))) {
    writeFileSync(join(root, file), text);
    console.log(`Fixed ${file}.`);
  }
  const site = await readSite({root});
  const {file, list, added} = publish(site, pagesWithoutProblems(site, files));
  if (added === 0) return;
  writeFileSync(join(root, file), JSON.stringify(list));
  const shell = process.platform === 'win32';
  spawnSync(join('node_modules', '.bin', 'biome'), ['format', '--write', file], {shell});
  console.log(`Added ${added} new addresses or anchors to ${file}. Commit it with your change.`);
}

/**
 * Runs `npm run docs:check` and `npm run docs:fix` on all pages, or on the pages named after the command. With `--warn`,
 * problems are reported, but the command succeeds.
 */
async function main(): Promise<void> {
  const {fix, format, warn, files} = readArguments();
  if (fix) await applyFixes(files);
  const site = await readSite({root});
  const found = problemsOf(site, files);
  const problems = format === 'github' ? found : oncePerPage(found);
  for (const problem of problems) console.log(formats[format](problem));
  process.exitCode = problems.length > 0 && !warn ? 1 : 0;
  if (format === 'json') return;
  console.log(summary(problems));
  if (!files && problems.length === 0 && publish(site).added > 0)
    console.log('There are new addresses or anchors. Before you open a pull request, run `npm run docs:fix`.');
}

runCommand(main);
