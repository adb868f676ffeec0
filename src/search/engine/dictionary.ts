import {eachChunk} from './scan';
import {wordOf} from './words';

/** Gives every term a number, while texts are read. */
export class Dictionary {
  readonly terms = new Map<string, number>();
  /** The terms by number. */
  readonly list: string[];
  /** The terms of each run of letters that is more than a plain word. */
  readonly chunks = new Map<string, number[]>();

  /** @param plain the first terms, which need not be taken apart */
  constructor(plain: string[]) {
    this.list = plain;
    for (let number = 0; number < plain.length; number++) this.terms.set(plain[number] ?? '', number);
  }

  /** The terms of what stands between two spaces, in order; a name that holds several words is -1 minus its number. */
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

  /** The number of a term, a new one if it has none. */
  numberOf(term: string): number {
    const known = this.terms.get(term);
    if (known !== undefined) return known;
    const number = this.list.push(term) - 1;
    this.terms.set(term, number);
    return number;
  }
}
