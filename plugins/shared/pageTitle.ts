import {parseDocument} from 'yaml';

/** Returns the title in the front matter of a page, or `undefined` if it has none. */
export function titleIn(source: string): string | undefined {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\n---/.exec(source) ?? [];
  return parseDocument(frontMatter).get('title')?.toString();
}
