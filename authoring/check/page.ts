import {isMap, type Pair, type ParsedNode, parseDocument} from 'yaml';
import type {MarkdownNode} from '../../plugins/shared/markdown';
import {walk} from '../markdown';
import {endOf, startOf} from './places';
import {recover, type SyntaxProblem} from './recover';

/** A node with the element that it stands in, if any. */
export interface Placed {
  node: MarkdownNode;
  within?: MarkdownNode;
}

/** An entry of a page's front matter, with the offsets of its key and value in the page. */
export interface Entry {
  key: string;
  value: unknown;
  offset: number;
  end: number;
  valueStart: number;
  valueEnd: number;
}

/** The lines between the two `---` at the start of a page. */
export interface FrontMatter {
  entries: Entry[];
  /** Why it is not YAML, if it is not. */
  faults: {offset: number; message: string}[];
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

function toEntry({key, value}: Pair<ParsedNode, ParsedNode | null>, base: number): Entry {
  const [start, end] = key.range;
  const [valueStart, valueEnd] = value?.range ?? [end, end];
  return {
    key: String(key),
    value: value?.toJSON() ?? undefined,
    offset: base + start,
    end: base + end,
    valueStart: base + valueStart,
    valueEnd: base + valueEnd,
  };
}

function readFrontMatter(node: MarkdownNode, source: string): FrontMatter {
  const base = source.indexOf('\n', startOf(node)) + 1;
  const document = parseDocument(source.slice(base, endOf(node) - 3), {prettyErrors: false});
  const pairs = isMap(document.contents) ? document.contents.items : [];
  return {
    entries: pairs.map((pair) => toEntry(pair, base)),
    faults: document.errors.map(({message, pos}) => ({offset: base + pos[0], message})),
    end: endOf(node) - 3,
  };
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
