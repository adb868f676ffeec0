import {remark} from 'remark';
import directive from 'remark-directive';
import frontMatter from 'remark-frontmatter';
import gfm from 'remark-gfm';
import mdx from 'remark-mdx';
import type {MarkdownFile, MarkdownNode} from './markdown';

/** Parses Docusaurus' dialect of Markdown. */
export const parser = remark().use(mdx).use(frontMatter).use(gfm).use(directive).freeze();

/** A remark plugin with its options. */
export type Transformer = (tree: MarkdownNode, file: MarkdownFile) => unknown;
