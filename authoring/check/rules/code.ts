import {type Block, blocksOf} from '../fences';
import type {Finding, PageRule} from '../types';
import {isCode} from './samples';

interface Line {
  text: string;
  offset: number;
}

function linesOf({raw, codeStart}: Block): Line[] {
  let offset = codeStart;
  return raw.split('\n').map((text) => {
    const line = {text: text.replace(/\r$/, ''), offset};
    offset += text.length + 1;
    return line;
  });
}

const indent = (text: string): number => text.length - text.trimStart().length;

/** What is typed into a terminal. A name that the language could use too counts only with what follows it there. */
const command =
  /^\s*(?:\$ |(?:curl (?:-|https?:)|npm (?:install|i|run|ci|exec) |npx \w|pip3? install|python3? -m |python3? \w+\.py|node \w+\.m?js|export [A-Z_]+=|cd [\w./~]|sudo |brew install|apt(?:-get)? |git (?:clone|add|commit|push|pull) |mkdir ))/;

const programs = /^(?:python|js|ts|java|kotlin|swift|json|xml|yaml|groovy)$/;

/** A command that belongs into a terminal, in a block of another language. */
function shellInside(block: Block): Finding[] {
  if (!programs.test(block.language)) return [];
  const found = linesOf(block).find(({text}) => command.test(text));
  if (!found) return [];
  const message = `A command of the terminal stands in a block of ${block.language}.`;
  return [{offset: found.offset + indent(found.text), message, fix: 'give it a ```bash block of its own.'}];
}

/** A prompt copied along: who pastes the line pastes the sign too. */
function prompts(block: Block): Finding[] {
  if (block.language !== 'bash') return [];
  return linesOf(block)
    .filter(({text}) => /^\s*[$%] \S/.test(text))
    .map(({text, offset}) => {
      const start = offset + indent(text);
      return {
        offset: start,
        message: 'The prompt would be pasted along.',
        fix: 'delete it.',
        edit: {start, end: start + 2, text: ''},
      };
    });
}

/** The same statement on two lines running, which a careless paste leaves behind. */
function twice(block: Block): Finding[] {
  const lines = linesOf(block);
  return lines.flatMap(({text, offset}, index): Finding[] => {
    const statement = text.trim();
    const isStatement = /^[\w.$@]+[\w.$ =?!]*\(.*\)?[;\s]*$/.test(statement) && statement.length >= 6;
    if (!isStatement || lines[index - 1]?.text !== text) return [];
    const start = offset + indent(text);
    return [{offset: start, message: `"${statement}" stands on two lines running.`, fix: 'delete one of them.'}];
  });
}

/** A curl command that sends two bodies, of which the second would win or both would be joined. */
function twoBodies(block: Block): Finding[] {
  if (block.language !== 'bash') return [];
  const code = block.raw.replace(/\\\r?\n/g, (found) => ' '.repeat(found.length));
  let offset = block.codeStart;
  return code.split('\n').flatMap((line): Finding[] => {
    const start = offset;
    offset += line.length + 1;
    const bodies = [...line.matchAll(/\s(?:--data(?:-raw|-binary|-ascii)?|--json|-d)(?=[\s=])/g)];
    const second = bodies[1];
    if (!second || !/\bcurl\s/.test(line)) return [];
    return [
      {
        offset: start + second.index + 1,
        message: 'The command sends two bodies.',
        fix: 'keep one, or write two commands.',
      },
    ];
  });
}

/** What people paste wrong into code, in any language. */
export const code: PageRule = {
  name: 'code',
  check: (page) =>
    blocksOf(page)
      .filter(({language, meta}) => isCode(language, meta))
      .flatMap((block) => [...shellInside(block), ...prompts(block), ...twice(block), ...twoBodies(block)]),
};
