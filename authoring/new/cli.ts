import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {nearest} from '../../plugins/shared/nearest';
import {writePage} from './index';
import {type Kind, kinds} from './kinds';

const usage = `npm run docs:new -- --title "Handle silence" --kind ${kinds.join('|')} [--description "…"] [--owner team] [--group "Guides"]`;

function kindOf(word: string): Kind {
  const kind = kinds.find((candidate) => candidate === word.trim().toLowerCase());
  if (kind) return kind;
  throw new Error(
    `There is no kind "${word}". Fix: did you mean ${nearest(word, [...kinds])}? Kinds: ${kinds.join(', ')}.`,
  );
}

/** Asks for what the command line did not say; without a terminal it says how to write the command. */
async function complete(title?: string, kind?: string): Promise<{title: string; kind: Kind}> {
  if (title?.trim() && kind) return {title: title.trim(), kind: kindOf(kind)};
  if (!process.stdin.isTTY) {
    const missing = title?.trim() ? '--kind' : '--title';
    throw new Error(`${missing} is missing, and there is no terminal to ask on. Fix: ${usage}`);
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    const asked = title?.trim() || (await terminal.question('Title of the page: '));
    return {title: asked.trim(), kind: kindOf(kind ?? (await terminal.question(`Kind (${kinds.join(', ')}): `)))};
  } finally {
    terminal.close();
  }
}

/** `npm run docs:new`: starts a documentation page that passes every check. */
async function main(args: string[]): Promise<void> {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({args, options: {title: text, kind: text, description: text, owner: text, group: text}});
  const {description, owner, group} = values;
  const page = await writePage(process.cwd(), {
    ...(await complete(values.title, values.kind)),
    description,
    owner,
    group,
  });
  spawnSync(join('node_modules', '.bin', 'biome'), ['format', '--write', 'sidebars.ts'], {
    shell: process.platform === 'win32',
  });
  console.log(`${page.file}  written
sidebars.ts  lists it under "${page.group}"

Next:
  npm start                                  see it at http://localhost:3000/developers/documentation/${page.slug}
  npm run docs:check -- ${page.file}
  npm run docs:samples -- ${page.file}`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message.startsWith('Unknown option') ? `${error.message}\nFix: ${usage}` : error.message);
  process.exitCode = 1;
});
