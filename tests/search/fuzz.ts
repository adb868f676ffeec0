import type {SearchIndex} from '../../src/search/shape';
import {mulberry32} from '../helpers/random';

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '__proto__ constructor toString hasOwnProperty',
  '(((((((((((((((((a+)+)+$',
  '\\u0000\\x00%00%F0%9F',
  '{{constructor.constructor("return this")()}}',
  '../../../etc/passwd',
  '\ud800\udfff\ud800',
  'ﷺﷺﷺ ﬃ ﬀ İ ß Ǆ',
  '👩‍👩‍👧‍👦🏳️‍🌈',
];

/** Returns queries of every kind: any Unicode, very long ones, markup, damaged words, a repeated character. */
export function randomQueries(count: number, index: SearchIndex): string[] {
  const random = mulberry32(2026);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: T[]): T => list[below(list.length)] as T;
  const words = index.sections.texts.join(' ').split(/\s+/);
  const anyCharacter = () => String.fromCharCode(below(0x10000));
  const repeat = (make: () => string, length: number) => Array.from({length}, make).join('');
  const broken = (word: string) => {
    const at = below(word.length + 1);
    return word.slice(0, at) + pick(['', anyCharacter(), 'x', word]) + word.slice(at + 1);
  };
  const kinds = [
    () => repeat(anyCharacter, below(40)),
    () => repeat(() => `${broken(pick(words))} `, 1 + below(8)),
    () => repeat(() => `${pick(words)} `, 1 + below(200)),
    () => pick(hostile) + pick(words),
    () => pick(['a', ' ', '/', '.', '_', 'é', '💥', "'", 'Aa', '{a']).repeat(1 + below(5_000)),
    () => String(below(100_000)),
    () => repeat(() => String.fromCharCode(97 + below(26)), 1 + below(60)),
  ];
  return Array.from({length: count}, () => pick(kinds)());
}
