import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Returns the transitions of the only state diagram on a documentation page, as `from > event > to`. */
export function transitionsOnPage(page: string): string[] {
  const source = readFileSync(join('docs', page), 'utf8');
  const diagram = /```mermaid\nstateDiagram-v2\n([\s\S]*?)```/.exec(source)?.[1] ?? '';
  return [...diagram.matchAll(/^ *(\S+) --> (\S+): (.+)$/gm)].flatMap(([, from, to, label = '']) =>
    label.split(' or ').map((event) => `${from} > ${event} > ${to}`),
  );
}
