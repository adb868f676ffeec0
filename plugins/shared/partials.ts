import {dirname, resolve} from 'node:path';
import type {MarkdownNode} from './markdown';

/** Returns the Markdown files that a page imports to show them as parts of itself, by the names that it gives them. */
export function partialsOf({children = []}: MarkdownNode, file: string): Map<string, string> {
  const imports = children.flatMap(({type, data}) => (type === 'mdxjsEsm' ? (data?.estree?.body ?? []) : []));
  return new Map(
    imports.flatMap(({source, specifiers = []}) => {
      const path = String(source?.value ?? '');
      if (!/\.mdx?$/.test(path)) return [];
      const target = path.startsWith('@site/') ? resolve(path.slice(6)) : resolve(dirname(file), path);
      return specifiers.map(({local}) => [local.name, target] as const);
    }),
  );
}
