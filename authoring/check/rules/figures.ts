import {factNames} from '../../../plugins/facts/resolve';
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
  return [{offset, message: `There is no figure {${name}}.`, fix: `did you mean {${right.name}}?`, edit}];
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
