import {readFile} from 'node:fs/promises';
import {remark} from 'remark';
import directive from 'remark-directive';
import frontMatter from 'remark-frontmatter';
import gfm from 'remark-gfm';
import mdx from 'remark-mdx';
import type {MarkdownFile, MarkdownNode} from './markdown';
import {withoutOldSyntax} from './oldSyntax';

/** Parses Docusaurus' dialect of Markdown. */
export const parser = remark().use(mdx).use(frontMatter).use(gfm).use(directive).freeze();

/** A remark plugin with its options. */
export type Transformer = (tree: MarkdownNode, file: MarkdownFile) => unknown;

/** Creates the file that transformers get. Its `fail` throws an error that names the place. */
export function markdownFile(path: string, value?: string): MarkdownFile {
  return {
    path,
    value,
    fail(message, place) {
      const position = place ? `:${place.start.line}:${place.start.column}` : '';
      throw new Error(`${path}${position}: ${message}`);
    },
  };
}

/** How to fix text that isn't valid MDX. */
export const syntaxFix = 'escape { and < outside code, and close every tag.';

/** Parses a page, and adds its file to the parser's errors. */
function parsePage(parse: () => MarkdownNode, file: MarkdownFile): MarkdownNode {
  try {
    return parse();
  } catch (error) {
    const {line, column = 1, reason = String(error)} = error as {line?: number; column?: number; reason?: string};
    const start = line && {line, column};
    return file.fail(`${reason}. Fix: ${syntaxFix}`, start ? {start, end: start} : undefined);
  }
}

/**
 * Creates a reader of Markdown sources in Docusaurus' dialect.
 * @param transformers the plugins that run on each page, such as those that insert figures and the API reference
 * @returns a function that returns the tree of a source
 */
export function markdownReader(transformers: Transformer[]): (file: string) => Promise<MarkdownNode> {
  return async (file) => {
    const {text} = withoutOldSyntax(await readFile(file, 'utf8'));
    const place = markdownFile(file, text);
    const tree = parsePage(() => parser.parse(text) as unknown as MarkdownNode, place);
    for (const run of transformers) await run(tree, place);
    return tree;
  };
}
