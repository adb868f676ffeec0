import type {MarkdownNode} from '../../plugins/shared/markdown';
import {walk} from '../shared/markdown';
import {parseWithRecovery, type SyntaxProblem} from './errorRecovery';
import {endOf, startOf} from './places';
import {readYaml, type YamlMap} from './yaml';

/** A node, and the element that contains it, if any. */
export interface NodeInContext {
  node: MarkdownNode;
  within?: MarkdownNode;
}

/** The front matter of a page. */
export interface FrontMatter extends YamlMap {
  /** The offset after its last line. */
  end: number;
}

/** A page as the rules read it. */
export interface Page {
  /** Path from the repository root, with forward slashes. */
  file: string;
  source: string;
  lines: string[];
  tree: MarkdownNode;
  /** Every node of the tree, in reading order. */
  nodes: NodeInContext[];
  syntax: SyntaxProblem[];
  /** Whether the page could be parsed. It can't if it has too many syntax errors. */
  readable: boolean;
  frontMatter?: FrontMatter;
}

function readFrontMatter(node: MarkdownNode, source: string): FrontMatter {
  const base = source.indexOf('\n', startOf(node)) + 1;
  const end = endOf(node) - 3;
  return {...readYaml(source.slice(base, end), base), end};
}

/**
 * Parses a page.
 * @param file its path, for messages
 * @param source its text, without a byte order mark
 */
export function readPage(file: string, source: string): Page {
  const {tree = {type: 'root'}, errors} = parseWithRecovery(source);
  const readable = errors.length === 0 || tree.children !== undefined;
  const matter = tree.children?.find(({type}) => type === 'yaml');
  return {
    file,
    source,
    lines: source.split(/\r?\n/),
    tree,
    nodes: [...walk(tree)],
    syntax: errors,
    readable,
    frontMatter: matter && readFrontMatter(matter, source),
  };
}
