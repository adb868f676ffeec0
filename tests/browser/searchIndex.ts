import type {EncodedIndex} from '../../src/search/encoded';
import {site} from './harness';

/** Returns the addresses of the four files that the built pages load at a reader's first intent to search. */
export async function searchFiles(): Promise<string[]> {
  const html = await (await fetch(`${site()}/developers/documentation`)).text();
  const tag = /<meta name="?search"?[^>]*>/.exec(html)?.[0] ?? '';
  return tag.match(/\/assets\/search\/[\w.-]+/g) ?? [];
}

/** Fetches the index that ships. */
export async function builtIndex(): Promise<EncodedIndex> {
  const address = (await searchFiles()).find((file) => file.endsWith('.json'));
  return (await (await fetch(site() + address)).json()) as EncodedIndex;
}
