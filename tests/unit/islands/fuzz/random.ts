import {mulberry32} from '../../../helpers/random';

/** Returns a source of pseudorandom values, which are the same in every run. */
export function randomFrom(seed: number) {
  const next = mulberry32(seed);
  const below = (count: number) => Math.floor(next() * count);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  return {below, pick};
}

export type Random = ReturnType<typeof randomFrom>;

const snippets = [
  ...[
    '',
    ' ',
    '\n',
    '0',
    '-0',
    '-1',
    '1e999',
    'NaN',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '401',
    '429',
    '503',
    '1006',
  ],
  ...['{"text": "a"', '{"code": ', '"code": "bad_field"', "{'code': 'x_y'}", '[{"text": 1}]', '{"a":{"a":{"a":{}}}}'],
  ...['__proto__', 'constructor', 'toString', '{"__proto__": {"polluted": 1}}', 'hasOwnProperty'],
  ...['<script>executed()</script>', '<img src=x onerror=executed()>', 'javascript:executed()', '{{executed()}}'],
  ...[
    "'; executed(); //",
    '$(executed)',
    '`executed`',
    '"; import os; os.system("executed")',
    '%00',
    '../../etc/passwd',
  ],
  ...[
    '\u0000',
    '\ud800',
    '\u202e',
    '\u200b',
    '\u2028',
    '\ufeff',
    '😀',
    'İ',
    'ß',
    '\\',
    '\\"',
    '\\u0000',
    '%E0%A4%A',
    '%',
  ],
  ...[
    '@x',
    'Authorization: Bearer q7Zp2Lx9Vt4Rn8Ks',
    'HTTP/1.1 500',
    'fetch failed',
    '/v1/domains/dom_1/train',
    '<html>',
  ],
];

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
