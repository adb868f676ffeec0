import {createSlugger} from '@docusaurus/utils/lib/slugger';
import type {MarkdownNode} from './markdown';

function* headingsIn(parent: MarkdownNode): Generator<MarkdownNode> {
  for (const node of parent.children ?? []) {
    if (node.type === 'heading') yield node;
    else yield* headingsIn(node);
  }
}

/**
 * Returns the ID that an author chose: the first word of the comment in `## Heading {/* #id *\/}`. It's read from the
 * parsed comment, as Docusaurus' loader does; `parseMarkdownHeadingId` of `@docusaurus/utils` serves only its command
 * line, and accepts fewer comments.
 */
function chosenId({children = []}: MarkdownNode): string | undefined {
  const [comment] = children.at(-1)?.data?.estree?.comments ?? [];
  const [word] = comment?.value.trim().split(' ') ?? [];
  return word?.startsWith('#') ? word.slice(1) : undefined;
}

/**
 * Returns all headings of a page with their words, and with the IDs that Docusaurus gives them: the one that the author
 * chose, or the slug of the heading, with a number if an earlier heading has the same slug.
 * @param textOf returns the words of a node as readers see them
 */
export function nameHeadings(tree: MarkdownNode, textOf: (node: MarkdownNode) => string) {
  const slugger = createSlugger();
  return [...headingsIn(tree)].map((node) => {
    const chosen = chosenId(node);
    const words = chosen ? (node.children ?? []).slice(0, -1) : (node.children ?? []);
    const text = words.map(textOf).join('').trim();
    return {node, text, id: chosen ?? slugger.slug(text)};
  });
}
