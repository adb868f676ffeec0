import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {createInterface, type Interface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {nearest} from '../../plugins/shared/nearest';
import {docsRoute} from '../../src/facts/routes';
import {writePage} from './index';
import {type Kind, kinds} from './kinds';
import {slugOf} from './page';

const usage = `npm run docs:new -- --title "Handle silence" --kind ${kinds.join('|')} [--description "…"] [--owner team] [--group "Guides"]`;

function kindOf(word: string): Kind {
  const kind = kinds.find((candidate) => candidate === word.trim().toLowerCase());
  if (kind) return kind;
  throw new Error(
    `There is no kind "${word}". Fix: did you mean ${nearest(word, [...kinds])}? Kinds: ${kinds.join(', ')}.`,
  );
}

function titleFrom(reply: string): string {
  const title = reply.trim();
  slugOf(title);
  return title;
}

/** Asks until the reply is valid, and prints the error each time. */
async function ask<Value>(terminal: Interface, question: string, parse: (reply: string) => Value): Promise<Value> {
  for (;;) {
    try {
      return parse(await terminal.question(question));
    } catch (error) {
      if ((error as Error).name === 'AbortError') throw new Error('Nothing was written.');
      console.error((error as Error).message);
    }
  }
}

/** Asks for options that are missing on the command line. Without a terminal, missing options are an error. */
async function complete(title?: string, kind?: string): Promise<{title: string; kind: Kind}> {
  if (title?.trim() && kind) return {title: title.trim(), kind: kindOf(kind)};
  if (!process.stdin.isTTY) {
    const missing = title?.trim() ? '--kind' : '--title';
    throw new Error(`${missing} is missing. Fix: ${usage}`);
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    const known = title?.trim();
    return {
      title: known || (await ask(terminal, 'Title of the page: ', titleFrom)),
      kind: kind ? kindOf(kind) : await ask(terminal, `Kind (${kinds.join(', ')}): `, kindOf),
    };
  } finally {
    terminal.close();
  }
}

/** Runs `npm run docs:new`, which creates a documentation page that passes every check. */
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
  console.log(`${page.file}  created
sidebars.ts  lists it in "${page.group}"
.github/CODEOWNERS  names its team, unless that team reviews all pages

Next:
  npm start                                  preview at http://localhost:3000${docsRoute}/${page.slug}
  npm run docs:check -- ${page.file}
  npm run docs:samples -- ${page.file}`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  // Without the first --, npm reads the options itself.
  const isUsageError = /^(?:Unknown option|Unexpected argument)/.test(error.message);
  console.error(isUsageError ? `${error.message}\nFix: ${usage}` : error.message);
  process.exitCode = 1;
});
