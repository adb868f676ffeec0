import GithubSlugger from 'github-slugger';
import type {MarkdownNode} from './markdown';

/** A heading of a page and the id under which it can be linked. */
export interface NamedHeading {
  node: MarkdownNode & {depth: number};
  text: string;
  id: string;
}

function* headingsOf(parent: MarkdownNode): Generator<MarkdownNode> {
  for (const node of parent.children ?? []) {
    if (node.type === 'heading') yield node;
    else yield* headingsOf(node);
  }
}

/** `## Heading {/* #id *\/}`: the id that an author chose. */
const ownId = (node: MarkdownNode): string | undefined => {
  const last = node.children?.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value ?? '')?.[1] : undefined;
};

/**
 * All headings of a page with their ids, as Docusaurus gives them: the author's own, else the heading's slug, numbered
 * when it comes again.
 * @param textOf the words of a node as readers see them
 */
export function nameHeadings(tree: MarkdownNode, textOf: (node: MarkdownNode) => string): NamedHeading[] {
  const slugger = new GithubSlugger();
  return [...headingsOf(tree)].map((node) => {
    const own = ownId(node);
    const words = own ? (node.children ?? []).slice(0, -1) : (node.children ?? []);
    const text = words.map(textOf).join('').trim();
    return {node: node as NamedHeading['node'], text, id: own ?? slugger.slug(text)};
  });
}
