import {endOf, startOf} from '../places';
import {suggestName} from '../suggestions';
import type {Finding, PageRule} from '../types';

/** The kinds that Docusaurus shows. */
const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'];

/** Names of kinds in other tools. */
const otherNames: Record<string, string> = {attention: 'warning', error: 'danger', hint: 'tip'};

const marker = ':::';

function checkKind(kind: string, start: number, source: string): Finding[] {
  if (kinds.includes(kind)) return [];
  const other = otherNames[kind.toLowerCase()];
  const {name, sure} = other ? {name: other, sure: true} : suggestName(kind, kinds);
  const offset = source.indexOf(kind, start);
  const fix = name ? `did you mean :::${name}?` : `write one of ${kinds.map((each) => marker + each).join(', ')}.`;
  const edit = sure && name ? {start: offset, end: offset + kind.length, text: name} : undefined;
  return [{offset, message: `There is no admonition of the kind "${kind}".`, fix, edit}];
}

/**
 * Returns the finding for a paragraph that starts with the marker, because the parser didn't recognize an admonition.
 */
function unrecognized(text: string, offset: number): Finding[] {
  if (!text.startsWith(marker)) return [];
  const [, kind, title] = /^:::\s*(\S+)\s*(.*)/.exec(text) ?? [];
  const fix = kind ? `write ${marker}${kind}${title ? `[${title}]` : ''}.` : 'delete it, or start an admonition.';
  return [{offset, message: "This line doesn't start or end an admonition.", fix}];
}

/** Reports admonitions of an unknown kind, and those that aren't complete. */
export const admonitions: PageRule = {
  name: 'admonitions',
  check: ({nodes, source}) =>
    nodes.flatMap(({node}): Finding[] => {
      const [offset, end] = [startOf(node), endOf(node)];
      if (node.type === 'paragraph') return unrecognized(source.slice(offset, end), offset);
      if (node.type !== 'containerDirective') return [];
      const isOpen = !source.slice(offset, end).endsWith(marker);
      const fix = `end it with ${marker} on its own line.`;
      const unclosed = isOpen ? [{offset, message: "This admonition isn't closed.", fix}] : [];
      return [...checkKind(node.name ?? '', offset, source), ...unclosed];
    }),
};
