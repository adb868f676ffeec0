import type {MarkdownNode} from '../../plugins/shared/markdown';
import {parseMarkdown, walk} from '../shared/markdown';
import {endOf, offsetAt, startOf} from './places';
import {readYaml} from './yaml';

/** The front matter of a page. */
export type FrontMatter = ReturnType<typeof readFrontMatter>;

/** A page as the rules read it. */
export interface Page {
  /** Path from the repository root, with forward slashes. */
  file: string;
  source: string;
  tree: MarkdownNode;
  /** Every node of the tree, in reading order, and the element that contains it, if any. */
  nodes: {node: MarkdownNode; within?: MarkdownNode}[];
  /** Why the page couldn't be parsed. Without a tree, only the rule `syntax` applies. */
  syntax?: {offset: number; reason: string};
  frontMatter?: FrontMatter;
}

function readFrontMatter(node: MarkdownNode, source: string) {
  const base = source.indexOf('\n', startOf(node)) + 1;
  return readYaml(source.slice(base, endOf(node) - 3), base);
}

/**
 * Parses a page.
 * @param file its path, for messages
 * @param source its text, without a byte order mark
 */
export function readPage(file: string, source: string): Page {
  const parsed = parseMarkdown(source);
  if ('reason' in parsed) {
    const {line, column, reason} = parsed;
    return {file, source, tree: {type: 'root'}, nodes: [], syntax: {offset: offsetAt(source, line, column), reason}};
  }
  const matter = parsed.children?.find(({type}) => type === 'yaml');
  return {file, source, tree: parsed, nodes: [...walk(parsed)], frontMatter: matter && readFrontMatter(matter, source)};
}
