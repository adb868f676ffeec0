import {factNames} from '../../../plugins/markdown/facts/resolve';
import {facts} from '../../../src/facts';
import {startOf} from '../places';
import {suggestName} from '../suggestions';
import type {Finding, PageRule} from '../types';
import {typedFigures} from './typedFigures';

/** Suggests the right name for a wrong one. Names with the same last part come first, because the first parts are often missing. */
function rightName(name: string): {name?: string; sure: boolean} {
  const last = `.${name.split('.').at(-1)}`;
  const alike = factNames.filter((other) => other.endsWith(last));
  const found = suggestName(name, alike.length > 0 ? alike : factNames);
  return {name: found.name, sure: suggestName(name, factNames).sure};
}

/** The largest number of names of a group that a message lists. */
const maxNames = 8;

/** Returns the fix for an unknown name: the names in it if it's a group, or else the most similar name. */
function fixFor(name: string, right?: string): string {
  const inside = factNames.filter((other) => other.startsWith(`${name}.`)).map((other) => other.slice(name.length));
  if (inside.length > 0) return `it is a group: add ${inside.slice(0, maxNames).join(', ')}.`;
  const [, group = ''] = name.split('.');
  return right ? `did you mean {${right}}?` : `see src/facts/${group in facts ? `${group}.ts` : ''} for the names.`;
}

function quoted(value: string, offset: number): Finding[] {
  const name = value.trim();
  if (name.startsWith('/*') || factNames.includes(name)) return [];
  if (!/^facts\b/.test(name)) {
    const fix = 'write {facts.…} for a figure, or \\{ for a brace.';
    return [{offset, message: `{${name}} isn't a figure, and braces can contain only figures.`, fix}];
  }
  const right = rightName(name);
  const start = offset + 1 + value.indexOf(name);
  const edit = right.sure && right.name ? {start, end: start + name.length, text: right.name} : undefined;
  return [{offset, message: `There is no figure {${name}}.`, fix: fixFor(name, right.name), edit}];
}

/** Returns a finding for `{facts.…}` in code, where it isn't replaced. */
function inCode(code: string, offset: number, source: string): Finding[] {
  const found = /\{facts\.[\w.]+\}/.exec(code);
  if (!found) return [];
  const message = `Code contains ${found[0]}, which isn't replaced with its value.`;
  return [{offset: source.indexOf(found[0], offset), message, fix: 'move it out of the code, or write the value.'}];
}

/** Reports unknown figures, figures in code, and typed figures. */
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
