import {facts} from '../../../src/facts';
import {formatNumber} from '../../../src/facts/format';
import type {Page} from '../page';
import {type Prose, proseOf} from '../prose';
import type {Finding} from '../types';

/** A way in which prose states a fact. The name of the fact can replace the group `figure`. */
interface Statement {
  name: string;
  pattern: RegExp;
  /** Words that the paragraph must contain, because the pattern alone is ambiguous. */
  context?: RegExp;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const words = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns a pattern for a number, such as 1,000 or 1000, that isn't part of another number. */
const number = (value: number): string =>
  `(?<![\\w.,$])(?<figure>${[...new Set([formatNumber(value), String(value)])].map(escaped).join('|')})(?![\\w%]|[.,]\\d)`;

const anyOf = (pattern: string): RegExp => new RegExp(pattern, 'gi');

/** The minimum number of characters for a text to identify its fact. */
const distinctive = 25;

/** Returns the statements of a rate: `callsPerMonth: 1000` is "1,000 calls a month". */
function rate(name: string, key: string, value: number): Statement[] {
  const [, period] = /Per(Second|Minute|Hour|Day|Week|Month|Year)$/.exec(key) ?? [];
  if (!period) return [];
  const noun = '(?:calls?|requests?)';
  return [
    {
      name,
      pattern: anyOf(`${number(value)}\\s+(?:[\\w-]+\\s+){0,2}${noun}\\s+(?:per|an?|each|every|/)\\s*${period}\\b`),
    },
  ];
}

/** The number of letters that are compared, so "synthes" matches synthesis and synthesized. */
const stemLetters = 7;

/** Other words for parts of names. */
const otherWords: Record<string, string[]> = {
  retention: ['retain', 'kept for', 'stored for'],
  synthesis: ['speak', 'spoken', 'speech'],
};

/**
 * Returns the statements of an amount: `freeTier.audioSeconds: 15` is "15 seconds" in a paragraph about the free tier
 * or audio. In other paragraphs, it can be another figure.
 */
function amount(name: string, parent: string, key: string, value: number): Statement[] {
  const [, unit] = /(Seconds|Characters|Days|Ms)$/.exec(key) ?? [];
  if (!unit) return [];
  const own = words(key.slice(0, -unit.length)).trim();
  const tier = parent.endsWith('Tier') ? [words(parent)] : [];
  const about = [own, ...(otherWords[own] ?? []), ...tier].filter((each) => each !== '');
  const forms = about.map((each) =>
    each.includes(' ') ? each.replaceAll(' ', '[\\s-]+') : each.slice(0, stemLetters),
  );
  const context = new RegExp(`\\b(?:${forms.join('|')})`, 'i');
  const named = unit === 'Ms' ? '(?:ms|milliseconds?)' : `${unit.slice(0, -1)}s?`;
  return [{name, context, pattern: anyOf(`${number(value)}[\\s-]+${named}\\b`)}];
}

/** Returns the statements of a text, such as `accuracy: '98.7%'`, `languages: '25+'`, or a sentence. */
function text(name: string, key: string, value: string): Statement[] {
  if (/^\d+\.\d+%$/.test(value)) return [{name, pattern: anyOf(`(?<![\\w.])(?<figure>${escaped(value)})`)}];
  if (/^\d+\+$/.test(value))
    return [{name, pattern: anyOf(`(?<!\\w)(?<figure>${escaped(value)})\\s+(?:[\\w-]+\\s+)?${key}\\b`)}];
  if (value.length >= distinctive) return [{name, pattern: new RegExp(`(?<figure>${escaped(value)})`, 'g')}];
  return [];
}

function statements(value: unknown, name: string, parent = ''): Statement[] {
  const key = name.split('.').at(-1) ?? '';
  if (typeof value === 'number') return [...rate(name, key, value), ...amount(name, parent, key, value)];
  if (typeof value === 'string') return text(name, key, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([child, inner]) => statements(inner, `${name}.${child}`, key));
}

/** The statements of the documentation's facts. Marketing pages state other figures for other plans. */
const known = statements(facts.docs, 'facts.docs');

function find({text: prose, offset}: Prose): Finding[] {
  const hits = known.flatMap(({name, pattern, context}) => {
    if (context && !context.test(prose)) return [];
    return [...prose.matchAll(pattern)].map(({groups, index}) => ({name, index, figure: groups?.figure ?? ''}));
  });
  return [...new Set(hits.map(({index}) => index))].flatMap((index) => {
    const here = hits.filter((hit) => hit.index === index);
    const [first] = here;
    if (!first) return [];
    const start = offset + index;
    const edit = here.length === 1 ? {start, end: start + first.figure.length, text: `{${first.name}}`} : undefined;
    const names = here.map(({name}) => `{${name}}`).join(' or ');
    const message = `The figure "${first.figure}" is defined in src/facts/.`;
    return [{offset: start, message, fix: `write ${names}.`, edit}];
  });
}

/** Returns findings for typed figures that a fact defines. */
export const typedFigures = (page: Page): Finding[] => proseOf(page).flatMap(find);
