import {type FieldScores, fieldScores} from './fieldScores';
import type {Slot} from './slot';
import {fields, type Store} from './store';

/** Where one word of the query was found. */
export interface Matches extends FieldScores {
  slot: Slot;
  /** How rare the word is among sections: a rare word says more. */
  rarity: number;
  /** The same for all that was found for it, with neighbors in meaning and spelling. */
  wideRarity: number;
  /** By place (section and field): the best of what was found. */
  best: Float32Array;
  /** Positions by place, for phrases. */
  positions: Map<number, number[]>;
}

/** From here on a term is the word itself or a form of it, and not a neighbor in meaning or spelling. */
export const own = 0.9;

function rarityOf(touched: number[], best: Float32Array, total: number, least: number): number {
  const having = new Set<number>();
  for (const place of touched) if ((best[place] ?? 0) >= least) having.add(Math.floor(place / fields.length));
  const count = having.size;
  return count === 0 ? 0 : Math.log(1 + (total - count + 0.5) / (count + 0.5));
}

/** Looks a word up in every section. */
function find(slot: Slot, store: Store): Matches {
  const total = store.sections.length;
  const [sum, best] = [new Float32Array(total * fields.length), new Float32Array(total * fields.length)];
  const positions = new Map<number, number[]>();
  const touched: number[] = [];
  for (const [term, value] of slot.terms) {
    const end = store.starts[term + 1] ?? 0;
    for (let at = store.starts[term] ?? 0; at < end; at++) {
      const place = store.places[at] ?? 0;
      const position = store.positions[at] ?? 0;
      if (sum[place] === 0) {
        touched.push(place);
        positions.set(place, [position]);
      } else positions.get(place)?.push(position);
      sum[place] = (sum[place] ?? 0) + value;
      if (value > (best[place] ?? 0)) best[place] = value;
    }
  }
  const wideRarity = rarityOf(touched, best, total, 0.01);
  const rarity = rarityOf(touched, best, total, own) || wideRarity;
  return {slot, rarity, wideRarity, best, positions, ...fieldScores(touched, sum, best, store)};
}

const sameTerms = (one: Slot, other: Slot): boolean =>
  one.terms.size === other.terms.size && [...one.terms].every(([term, value]) => other.terms.get(term) === value);

/** Looks the words of a query up. Somebody who types changes one of them: the others are kept from the query before. */
export function createFinder(store: Store): (slots: Slot[]) => Matches[] {
  let before: Matches[] = [];
  return (slots) => {
    before = slots.map((slot) => {
      const known = before.find((matches) => sameTerms(matches.slot, slot));
      return known ? {...known, slot} : find(slot, store);
    });
    return before;
  };
}
