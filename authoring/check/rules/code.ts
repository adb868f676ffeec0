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

/** Commands for a terminal. Words that a program could also contain must have typical arguments. */
const command =
  /^\s*(?:\$ |(?:curl (?:-|https?:)|npm (?:install|i|run|ci|exec) |npx \w|pip3? install|python3? -m |python3? \w+\.py|node \w+\.m?js|export [A-Z_]+=|cd [\w./~]|sudo |brew install|apt(?:-get)? |git (?:clone|add|commit|push|pull) |mkdir ))/;

const programs = /^(?:python|js|ts|java|kotlin|swift|json|xml|yaml|groovy)$/;

/** Returns a finding for the first terminal command in a block of another language. */
function shellInside(block: Block): Finding[] {
  if (!programs.test(block.language)) return [];
  const found = linesOf(block).find(({text}) => command.test(text));
  if (!found) return [];
  const message = `A block of ${block.language} contains a terminal command.`;
  return [{offset: found.offset + indent(found.text), message, fix: 'move it to its own ```bash block.'}];
}

/** Returns findings for prompts, which readers would copy with the command. */
function prompts(block: Block): Finding[] {
  if (block.language !== 'bash') return [];
  return linesOf(block)
    .filter(({text}) => /^\s*[$%] \S/.test(text))
    .map(({text, offset}) => {
      const start = offset + indent(text);
      return {
        offset: start,
        message: 'Readers would copy the prompt with the command.',
        fix: 'delete it.',
        edit: {start, end: start + 2, text: ''},
      };
    });
}

/** Returns findings for a call that is on two consecutive lines. */
function duplicateCalls(block: Block): Finding[] {
  const lines = linesOf(block);
  return lines.flatMap(({text, offset}, index): Finding[] => {
    const statement = text.trim();
    const isStatement = /^[\w.$@]+[\w.$ =?!]*\(.*\)?[;\s]*$/.test(statement) && statement.length >= 6;
    if (!isStatement || lines[index - 1]?.text !== text) return [];
    const start = offset + indent(text);
    return [{offset: start, message: `"${statement}" is on two consecutive lines.`, fix: 'delete one of them.'}];
  });
}

/** Returns findings for curl commands with two bodies. curl joins them, or sends only the second. */
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

/** Reports leftovers of copying and pasting in code. */
export const code: PageRule = {
  name: 'code',
  check: (page) =>
    blocksOf(page)
      .filter(({language, meta}) => isCode(language, meta))
      .flatMap((block) => [...shellInside(block), ...prompts(block), ...duplicateCalls(block), ...twoBodies(block)]),
};
