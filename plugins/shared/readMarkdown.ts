import {readFile} from 'node:fs/promises';
import {type MarkdownFile, type MarkdownNode, transform} from './markdown';

/** A remark plugin that has its options, ready to run on a page. */
export type Transformer = (tree: MarkdownNode, file: MarkdownFile) => unknown;

/** The file that transformers work on: what fails in it throws an error that names the place. */
export function markdownFile(path: string): MarkdownFile {
  return {
    path,
    fail(message, place) {
      const position = place ? `:${place.start.line}:${place.start.column}` : '';
      throw new Error(`${path}${position}: ${message}`);
    },
  };
}

/** `at 10:am` is no directive: what only looks like one in the line is text again, as Docusaurus has it. */
function restoreText(tree: MarkdownNode): void {
  transform(tree, ({type, name, children = []}) =>
    type === 'textDirective' ? [{type: 'text', value: `:${name}`}, ...children] : undefined,
  );
}

/** The parser knows the place of what it can't read, but not the file. */
function parsed(parse: () => MarkdownNode, file: MarkdownFile): MarkdownNode {
  try {
    return parse();
  } catch (error) {
    const {line, column = 1, reason = String(error)} = error as {line?: number; column?: number; reason?: string};
    const start = line && {line, column};
    return file.fail(
      `${reason}. Fix: escape { and < outside code, and close every tag.`,
      start ? {start, end: start} : undefined,
    );
  }
}

/**
 * Makes a reader of Markdown sources in the dialect that Docusaurus reads.
 * @param transformers what runs on each page, such as the plugins that fill in figures and the API reference
 * @returns a function from a source's path to its tree
 */
export async function markdownReader(transformers: Transformer[]): Promise<(file: string) => Promise<MarkdownNode>> {
  const [{unified}, parse, mdx, matter, gfm, directive] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-frontmatter'),
    import('remark-gfm'),
    import('remark-directive'),
  ]);
  const processor = unified()
    .use(parse.default)
    .use(mdx.default)
    .use(matter.default)
    .use(gfm.default)
    .use(directive.default);
  return async (file) => {
    const source = await readFile(file, 'utf8');
    const place = markdownFile(file);
    const tree = parsed(() => processor.parse(source) as unknown as MarkdownNode, place);
    restoreText(tree);
    for (const run of transformers) await run(tree, place);
    return tree;
  };
}
