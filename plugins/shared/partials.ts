import {dirname, resolve} from 'node:path';
import type {MarkdownNode} from './markdown';

/** Returns the Markdown files that a page imports to show them as parts of itself, by the names that it gives them. */
export function partialsOf({children = []}: MarkdownNode, file: string): Map<string, string> {
  const code = children.map(({type, value}) => (type === 'mdxjsEsm' ? value : '')).join('\n');
  const imports = [...code.matchAll(/^import\s+(\w+)\s+from\s+(["'])(.+\.mdx?)\2/gm)];
  return new Map(
    imports.map(([, name = '', , path = '']) => [
      name,
      path.startsWith('@site/') ? resolve(path.slice(6)) : resolve(dirname(file), path),
    ]),
  );
}
