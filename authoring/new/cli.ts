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

function titleFrom(answer: string): string {
  const title = answer.trim();
  slugOf(title);
  return title;
}

/** Asks until the answer can be used, and says each time why it can't. */
async function ask<Answer>(terminal: Interface, question: string, use: (answer: string) => Answer): Promise<Answer> {
  for (;;) {
    try {
      return use(await terminal.question(question));
    } catch (error) {
      if ((error as Error).name === 'AbortError') throw new Error('Nothing was written.');
      console.error((error as Error).message);
    }
  }
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
    const known = title?.trim();
    return {
      title: known || (await ask(terminal, 'Title of the page: ', titleFrom)),
      kind: kind ? kindOf(kind) : await ask(terminal, `Kind (${kinds.join(', ')}): `, kindOf),
    };
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
.github/CODEOWNERS  names its team, if that is not the one of all pages

Next:
  npm start                                  see it at http://localhost:3000${docsRoute}/${page.slug}
  npm run docs:check -- ${page.file}
  npm run docs:samples -- ${page.file}`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  // Without the first --, npm takes the options for its own.
  const isMistyped = /^(?:Unknown option|Unexpected argument)/.test(error.message);
  console.error(isMistyped ? `${error.message}\nFix: ${usage}` : error.message);
  process.exitCode = 1;
});
