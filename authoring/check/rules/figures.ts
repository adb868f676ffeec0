import {factNames} from '../../../plugins/facts/resolve';
import {facts} from '../../../src/facts';
import {near} from '../near';
import {startOf} from '../places';
import type {Finding, PageRule} from '../types';
import {typedFigures} from './typedFigures';

/** The name that a wrong one most likely means: one that ends alike, as when the first part was forgotten. */
function rightName(name: string): {name?: string; sure: boolean} {
  const last = `.${name.split('.').at(-1)}`;
  const alike = factNames.filter((other) => other.endsWith(last));
  const found = near(name, alike.length > 0 ? alike : factNames);
  return {name: found.name, sure: near(name, factNames).sure};
}

/** So many names of a group are told; the file has the rest. */
const mostKeys = 8;

/** The file in which the figures of a name's group stand. */
function fileOf(name: string): string {
  const [, group = ''] = name.split('.');
  const known = group in facts && group !== 'ui';
  return known ? `src/facts/${group}.ts` : 'src/facts/';
}

/** What stands in a group of figures, such as `.callsPerDay`. */
const keysOf = (group: string): string[] => {
  const inside = factNames.filter((other) => other.startsWith(`${group}.`));
  return [...new Set(inside.map((other) => `.${other.slice(group.length + 1).split('.')[0]}`))];
};

/** The group that a name means from which a part in the middle is missing. */
function groupMeant(name: string): string | undefined {
  const last = `.${name.split('.').at(-1)}.`;
  const inside = factNames.find((other) => other.includes(last));
  return inside?.slice(0, inside.indexOf(last) + last.length - 1);
}

/** What to write instead of a name that no figure has. */
function fixFor(name: string, right?: string): string {
  const keys = keysOf(name);
  if (keys.length > mostKeys) return `it is a group: add one of the names in ${fileOf(name)}.`;
  if (keys.length > 0) return `it is a group: add ${keys.join(', ')}.`;
  const group = groupMeant(name);
  if (group) return `did you mean the group ${group}? Add ${keysOf(group).join(', ')}.`;
  return right ? `did you mean {${right}}?` : `see ${fileOf(name)} for the names.`;
}

function quoted(value: string, offset: number): Finding[] {
  const name = value.trim();
  if (name.startsWith('/*') || factNames.includes(name)) return [];
  if (!/^facts\b/.test(name)) {
    const fix = 'write {facts.…} for a figure, or \\{ for the brace.';
    return [{offset, message: `Only figures stand in braces, and {${name}} is none.`, fix}];
  }
  const right = rightName(name);
  const start = offset + 1 + value.indexOf(name);
  const edit = right.sure && right.name ? {start, end: start + name.length, text: right.name} : undefined;
  return [{offset, message: `There is no figure {${name}}.`, fix: fixFor(name, right.name), edit}];
}

/** `{facts.…}` in code stays as it is: nobody fills it in. */
function inCode(code: string, offset: number, source: string): Finding[] {
  const found = /\{facts\.[\w.]+\}/.exec(code);
  if (!found) return [];
  const at = source.indexOf(found[0], offset);
  return [
    {
      offset: at,
      message: `${found[0]} stands in code, where no figure is filled in.`,
      fix: 'move it out of the code, or write the value.',
    },
  ];
}

/** Figures are quoted by names that exist, where they are filled in, and never typed. */
export const figures: PageRule = {
  name: 'figures',
  check: (page) => [
    ...page.nodes.flatMap(({node}) => {
      if (/^mdx(?:Text|Flow)Expression$/.test(node.type)) return quoted(node.value ?? '', startOf(node));
      return /^(?:code|inlineCode)$/.test(node.type) ? inCode(node.value ?? '', startOf(node), page.source) : [];
    }),
    ...typedFigures(page),
  ],
};
