import type {Parameter} from '../../markdown/parameters/rows';
import {type MarkdownNode, textNode} from '../../shared/markdown';

const isChoice = (range: MarkdownNode[]): boolean => range.filter(({type}) => type === 'inlineCode').length > 1;

function item({name, type, required, optional, default: value, range, description, fields}: Parameter): MarkdownNode {
  const presence = `${required ? ' required' : ''}${optional ? ' not always present' : ''}`;
  const limits = [
    ...(value ? [textNode('; default '), ...value] : []),
    ...(range ? [textNode(isChoice(range) ? '; one of ' : '; '), ...range] : []),
  ];
  const head = [{type: 'inlineCode', value: name}, textNode(' '), ...type, textNode(presence)];
  const words = [...head, ...limits, textNode(': '), ...description];
  const nested = fields.length > 0 ? [parameterList(fields)] : [];
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children: words}, ...nested]} as MarkdownNode;
}

/** Returns options or fields as a list, which takes fewer characters than a table and leaves out what says nothing. */
export const parameterList = (parameters: Parameter[]): MarkdownNode =>
  ({type: 'list', ordered: false, spread: false, children: parameters.map(item)}) as MarkdownNode;
