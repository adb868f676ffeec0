import type {EncodedIndex} from '../../src/search/encoded';
import {site} from './harness';

/** The addresses of search's parts, as the built pages name them: the four files that a reader's first intent loads. */
export async function searchFiles(): Promise<string[]> {
  const html = await (await fetch(`${site()}/developers/documentation`)).text();
  const tag = /<meta name="?search"?[^>]*>/.exec(html)?.[0] ?? '';
  return tag.match(/\/assets\/search\/[\w.-]+/g) ?? [];
}

/** The index that ships. */
export async function builtIndex(): Promise<EncodedIndex> {
  const address = (await searchFiles()).find((file) => file.endsWith('.json'));
  return (await (await fetch(site() + address)).json()) as EncodedIndex;
}
