/** Where each term is: at the entries from `starts[term]` to `starts[term + 1]` of the other arrays. */
export interface Postings {
  starts: Uint32Array;
  /** `section * fields.length + field` */
  places: Uint32Array;
  positions: Uint32Array;
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
  sort(termCount: number): Postings {
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
    return {starts, places, positions};
  }
}
