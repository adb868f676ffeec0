import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {copyWriter} from '../../plugins/files/markdown-copies/write';
import apiReference from '../../plugins/markdown/api-reference';
import factsInMarkdown from '../../plugins/markdown/facts';
import {contractPaths} from '../../plugins/shared/contractPaths';
import type {DocsPage} from '../../plugins/shared/docsPages';
import type {Transformer} from '../../plugins/shared/readMarkdown';
import {folderWith} from './folder';
import {markdownFile, treeOf} from './markdown';

const folder = folderWith({'limits.mdx': 'All limits.\n'});
const transformers: Transformer[] = [apiReference(contractPaths), factsInMarkdown()];

const page = (id: string, title: string): DocsPage => ({
  id,
  title,
  description: `What ${title} is for: everything.`,
  permalink: `/docs/${id}`,
  source: join(folder, `${id}.mdx`),
  frontMatter: {},
});

/** Returns the copies of a page with this source, and of another page that it can link to. */
export async function copies(source: string) {
  writeFileSync(join(folder, 'keys.mdx'), source);
  const pages = [page('keys', 'Keys_and "locks"'), page('limits', 'Limits')];
  const write = copyWriter(pages);
  return Promise.all(
    pages.map(async (each) => {
      const [file, tree] = [markdownFile(each.source), treeOf(readFileSync(each.source, 'utf8'))];
      for (const run of transformers) await run(tree, file);
      return write(each, tree, file);
    }),
  );
}

/** Returns the text of a page's copy below its title. */
export async function textOf(source: string): Promise<string> {
  const [copy] = await copies(source);
  return (copy?.content ?? '').split('\n').slice(10).join('\n');
}
