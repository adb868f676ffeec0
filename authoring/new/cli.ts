import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {runCommand} from '../shared/command';
import {kinds, writePage} from './index';

const names = Object.keys(kinds);

/** Asks for an option that is missing on the command line. */
async function ask(option: string, question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error(`--${option} is missing. Fix: npm run docs:new -- --title "…" --kind ${names.join('|')}`);
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** Runs `npm run docs:new`, which creates a documentation page that passes every check. */
async function main(): Promise<void> {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({options: {title: text, kind: text, description: text, owner: text, group: text}});
  const title = values.title ?? (await ask('title', 'Title of the page: '));
  const kind = values.kind ?? (await ask('kind', `Kind (${names.join(', ')}): `));
  const page = await writePage(process.cwd(), {...values, title, kind});
  const shell = process.platform === 'win32';
  spawnSync(join('node_modules', '.bin', 'biome'), ['format', '--write', 'sidebars.ts'], {shell});
  console.log(`${page.file}  created, and listed in "${page.group}"

Next:
  npm start                                  preview at http://localhost:3000${page.route}
  npm run docs:check -- ${page.file}
  npm run docs:samples -- ${page.file}`);
}

runCommand(main);
