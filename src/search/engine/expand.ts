import {equivalents} from '../equivalents';
import {synonyms} from '../synonyms';
import type {Slot} from './slot';
import {stem} from './stem';

/**
 * A synonym counts less than the reader's own word, but for a word that our pages never use it is all there is. An
 * everyday equivalent is farther from what was meant than a synonym chosen for this site.
 */
const trusts = {
  synonym: {beside: 0.62, instead: 0.88},
  equivalent: {beside: 0.45, instead: 0.65},
} as const;

interface Entry {
  roots: string[];
  words: string[];
  kind: keyof typeof trusts;
}

const entries = new Map<string, Entry[]>();

function enter(typed: string, words: string[], kind: Entry['kind']): void {
  const roots = typed.split(' ').map(stem);
  const first = roots[0] ?? '';
  entries.set(first, [...(entries.get(first) ?? []), {roots, words, kind}]);
}

for (const [typed, meant] of Object.entries(synonyms)) enter(typed, meant.split(' '), 'synonym');
for (const group of equivalents) {
  const words = group.split(' ');
  for (const word of words) enter(word, words, 'equivalent');
}

/** Adds the authors' synonyms to every slot that begins, or is part of, an entry's words. */
export function expandSynonyms(slots: Slot[], add: (slot: Slot, word: string, value: number) => void): void {
  slots.forEach((slot, index) => {
    for (const {roots, words, kind} of entries.get(slot.root) ?? []) {
      if (!roots.every((root, offset) => slots[index + offset]?.root === root)) continue;
      for (let offset = 0; offset < roots.length; offset++) {
        const target = slots[index + offset];
        if (!target) continue;
        const value = trusts[kind][target.own ? 'beside' : 'instead'];
        for (const word of words) add(target, word, value);
      }
    }
  });
}
