/** The occurrences of a term, in reading order. */
export interface Postings {
  /** `section * fields.length + field`, ascending. */
  places: Uint32Array;
  /** The number of words before it at its place, ascending within each place. */
  positions: Uint32Array;
}

/** The postings of all terms. */
export interface SortedPostings {
  postingsOf: (term: number) => Postings;
  frequencyOf: (term: number) => number;
}

/** Returns the index of the first entry at a place or after it. */
export function firstEntry({places}: Postings, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

const grown = (array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> => {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
};

/** Occurrences of terms in reading order, in typed arrays that grow. */
export class Occurrences {
  private terms = new Uint32Array(1 << 16);
  private places = new Uint32Array(1 << 16);
  private positions = new Uint32Array(1 << 16);
  private count = 0;

  add(term: number, place: number, position: number): void {
    if (this.count === this.terms.length) {
      this.terms = grown(this.terms);
      this.places = grown(this.places);
      this.positions = grown(this.positions);
    }
    this.terms[this.count] = term;
    this.places[this.count] = place;
    this.positions[this.count] = position;
    this.count++;
  }

  /** Sorts by term with a counting sort, which keeps the order within a term. */
  sort(termCount: number): SortedPostings {
    const {terms, count} = this;
    const starts = new Uint32Array(termCount + 1);
    for (let at = 0; at < count; at++) {
      const after = (terms[at] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
    for (let term = 0; term < termCount; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
    const next = starts.slice();
    const places = new Uint32Array(count);
    const positions = new Uint32Array(count);
    for (let at = 0; at < count; at++) {
      const term = terms[at] ?? 0;
      const entry = next[term] ?? 0;
      next[term] = entry + 1;
      places[entry] = this.places[at] ?? 0;
      positions[entry] = this.positions[at] ?? 0;
    }
    const known: Postings[] = [];
    return {
      postingsOf(term) {
        const range = [starts[term], starts[term + 1]];
        known[term] ??= {places: places.subarray(...range), positions: positions.subarray(...range)};
        return known[term];
      },
      frequencyOf: (term) => (starts[term + 1] ?? 0) - (starts[term] ?? 0),
    };
  }
}
