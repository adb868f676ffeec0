import snippets from '../../../fixtures/hostile-snippets.json';
import {mulberry32} from '../../../helpers/random';

/** Returns a source of pseudorandom values, which are the same in every run. */
export function randomFrom(seed: number) {
  const next = mulberry32(seed);
  const below = (count: number) => Math.floor(next() * count);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  return {below, pick};
}

export type Random = ReturnType<typeof randomFrom>;

/** Returns a hostile text: snippets in a row, sometimes cut or repeated until it's long. */
export function hostileText({below, pick}: Random, longest = 5_000): string {
  const text = Array.from({length: 1 + below(6)}, () => pick(snippets)).join(pick(['', ' ', '\n', '"', ',']));
  if (below(12) === 0) return text.repeat(Math.ceil(longest / (text.length + 1))).slice(0, longest);
  return below(4) === 0 ? text.slice(0, below(text.length + 1)) : text;
}

/** Returns bytes with some of them changed, and sometimes cut. */
export function damaged({below, pick}: Random, bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice(0, below(3) === 0 ? below(bytes.length + 1) : bytes.length);
  for (let count = below(8); count > 0 && copy.length > 0; count -= 1) {
    copy[below(Math.min(copy.length, 64))] = pick([0, 1, 0x7f, 0x80, 0xff, below(256)]);
  }
  return copy;
}
