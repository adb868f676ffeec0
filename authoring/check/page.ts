import type {MarkdownNode} from '../../plugins/shared/markdown';
import {walk} from '../markdown';
import {endOf, startOf} from './places';
import {recover, type SyntaxProblem} from './recover';
import {readYaml, type YamlMap} from './yaml';

/** A node with the element that it stands in, if any. */
export interface Placed {
  node: MarkdownNode;
  within?: MarkdownNode;
}

/** The lines between the two `---` at the start of a page. */
export interface FrontMatter extends YamlMap {
  /** The offset after its last line, where another entry would go. */
  end: number;
}

/** A page as the rules read it. */
export interface Page {
  /** Path from the repository's folder, with forward slashes. */
  file: string;
  source: string;
  lines: string[];
  tree: MarkdownNode;
  /** Every node of the tree, in reading order. */
  nodes: Placed[];
  syntax: SyntaxProblem[];
  /** Whether its tree holds the page: one with too many faults of syntax has none. */
  readable: boolean;
  frontMatter?: FrontMatter;
}

function readFrontMatter(node: MarkdownNode, source: string): FrontMatter {
  const base = source.indexOf('\n', startOf(node)) + 1;
  const end = endOf(node) - 3;
  return {...readYaml(source.slice(base, end), base), end};
}

/**
 * Takes a page apart.
 * @param file its path, for messages
 * @param source its text, without a byte order mark
 */
export function readPage(file: string, source: string): Page {
  const {tree = {type: 'root'}, faults} = recover(source);
  const readable = faults.length === 0 || tree.children !== undefined;
  const matter = tree.children?.find(({type}) => type === 'yaml');
  return {
    file,
    source,
    lines: source.split(/\r?\n/),
    tree,
    nodes: [...walk(tree)],
    syntax: faults,
    readable,
    frontMatter: matter && readFrontMatter(matter, source),
  };
}
