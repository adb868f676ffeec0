import {eachChunk} from './scan';
import {wordOf} from './words';

/** Numbers the terms. */
export class Dictionary {
  readonly terms = new Map<string, number>();
  /** The terms by number. */
  readonly list: string[];
  /** The terms of each identifier, path, or other text that isn't a plain word. */
  readonly chunks = new Map<string, number[]>();

  /** @param plain the first terms, which don't need to be split */
  constructor(plain: string[]) {
    this.list = plain;
    for (let number = 0; number < plain.length; number++) this.terms.set(plain[number] ?? '', number);
  }

  /** Returns the terms of a text without spaces, in order. A name of several words is -1 minus its number. */
  idsOf(piece: string): number[] {
    const ids: number[] = [];
    eachChunk(piece, (chunk) => {
      const {whole, names, parts} = wordOf(chunk);
      const together = whole === '' || parts[0] === whole ? names : [...names, whole];
      const own = parts.map((part) => this.numberOf(part));
      const named = together.map((name) => this.numberOf(name));
      ids.push(...own, ...named.map((number) => -1 - number));
      this.chunks.set(chunk, [...own, ...named]);
    });
    return ids;
  }

  /** Returns the number of a term, a new one if it has none. */
  numberOf(term: string): number {
    const known = this.terms.get(term);
    if (known !== undefined) return known;
    const number = this.list.push(term) - 1;
    this.terms.set(term, number);
    return number;
  }
}
