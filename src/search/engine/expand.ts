import {synonyms} from '../synonyms';
import type {Slot} from './slot';
import {stem} from './stem';

/** A synonym counts less than the reader's own word, but for a word that our pages never use it is all there is. */
const trust = {beside: 0.62, instead: 0.88} as const;

interface Entry {
  roots: string[];
  words: string[];
}

const entries = new Map<string, Entry[]>();
for (const [typed, meant] of Object.entries(synonyms)) {
  const roots = typed.split(' ').map(stem);
  const first = roots[0] ?? '';
  entries.set(first, [...(entries.get(first) ?? []), {roots, words: meant.split(' ')}]);
}

/** Adds the authors' synonyms to every slot that begins, or is part of, an entry's words. */
export function expandSynonyms(slots: Slot[], add: (slot: Slot, word: string, value: number) => void): void {
  slots.forEach((slot, index) => {
    for (const {roots, words} of entries.get(slot.root) ?? []) {
      if (!roots.every((root, offset) => slots[index + offset]?.root === root)) continue;
      for (let offset = 0; offset < roots.length; offset++) {
        const target = slots[index + offset];
        if (!target) continue;
        const value = target.terms.size === 0 ? trust.instead : trust.beside;
        for (const word of words) add(target, word, value);
      }
    }
  });
}
