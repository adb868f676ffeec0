import type {Slot} from './slot';
import {fields, type Store} from './store';

/** Where one word of the query was found. */
export interface Matches {
  slot: Slot;
  /** How rare the word is among sections: a rare word says more. */
  rarity: number;
  /** The same for all that was found for it, with neighbors in meaning and spelling. */
  wideRarity: number;
  /** By place (section and field): the sum of what was found, and the best of it. */
  sum: Float32Array;
  best: Float32Array;
  /** Positions by place, for phrases. */
  positions: Map<number, number[]>;
}

/** From here on a term is the word itself or a form of it, and not a neighbor in meaning or spelling. */
export const own = 0.9;

function rarityOf(best: Float32Array, total: number, least: number): number {
  let count = 0;
  for (let section = 0; section < total; section++) {
    for (let field = 0; field < fields.length; field++) {
      if ((best[section * fields.length + field] ?? 0) < least) continue;
      count++;
      break;
    }
  }
  return count === 0 ? 0 : Math.log(1 + (total - count + 0.5) / (count + 0.5));
}

/** Looks a word up in every section. */
export function find(slot: Slot, store: Store): Matches {
  const size = store.sections.length * fields.length;
  const [sum, best] = [new Float32Array(size), new Float32Array(size)];
  const positions = new Map<number, number[]>();
  for (const [term, value] of slot.terms) {
    const end = store.starts[term + 1] ?? 0;
    for (let at = store.starts[term] ?? 0; at < end; at++) {
      const place = store.places[at] ?? 0;
      sum[place] = (sum[place] ?? 0) + value;
      if (value > (best[place] ?? 0)) best[place] = value;
      const known = positions.get(place);
      const position = store.positions[at] ?? 0;
      if (known) known.push(position);
      else positions.set(place, [position]);
    }
  }
  const wideRarity = rarityOf(best, store.sections.length, 0.01);
  return {slot, rarity: rarityOf(best, store.sections.length, own) || wideRarity, wideRarity, sum, best, positions};
}
