import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {opaque, type Prose, visibleText} from './prose';
import type {Finding, PageRule} from './types';

/** An entry of wording.yaml. */
interface Entry {
  /** Phrases to report. */
  find?: string[];
  /** Phrases to report, each with the words that `docs:fix` replaces it with. */
  replace?: Record<string, string>;
  /** Longer phrases that contain a reported one and are right. */
  except?: string[];
  message: string;
  fix?: string;
}

interface Table {
  words: Record<string, string>;
  rules: Entry[];
}

/** A phrase that pages don't use. */
interface Rule extends Pick<Entry, 'message' | 'fix'> {
  pattern: RegExp;
  except?: RegExp;
  replacement?: string;
}

const letter = String.raw`[\p{L}\p{N}'-]`;
const anyWord = `${letter}+`;

/** Patterns for the special words of a phrase. */
const signs: Record<string, string> = {
  '*': anyWord,
  '**': `${anyWord}(?:\\s+${anyWord}){0,3}`,
  '<code>': `${opaque}+`,
  '<end>': '(?=\\s*(?:[.,;:!?)]|$))',
};

/** Returns the source of a pattern for a phrase, in the notation that wording.yaml explains. */
function patternOf(phrase: string, words: Table['words']): string {
  const parts = phrase.split(' ').map((part) => {
    const alternatives = part.replace(/\{(\w+)\}/g, (_, name: string) => words[name]?.replaceAll(' ', '|') ?? name);
    return signs[part] ?? `(?:${alternatives})`;
  });
  const body = parts.reduce((before, part) => before + (part === signs['<end>'] ? part : `\\s+${part}`));
  return `(?<!${letter})${body}(?!${letter})`;
}

const anyOf = (phrases: string[], words: Table['words']): RegExp =>
  new RegExp(phrases.map((phrase) => patternOf(phrase, words)).join('|'), 'giu');

/** Compiles the table of phrases that pages don't use. */
function compileWording(text: string): Rule[] {
  const {words, rules} = parse(text) as Table;
  return rules.flatMap(({find, replace = {}, except, ...told}) => {
    const shared = {...told, except: except && anyOf(except, words)};
    const replaced = Object.entries(replace).map(([phrase, replacement]) => ({
      ...shared,
      pattern: anyOf([phrase], words),
      replacement,
    }));
    return find ? [...replaced, {...shared, pattern: anyOf(find, words)}] : replaced;
  });
}

const inCaseOf = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

function findingsOf({pattern, except, message, fix, replacement}: Rule, {text, offset}: Prose): Finding[] {
  const allowed = except
    ? [...text.matchAll(except)].map(({0: all, index}) => [index, index + all.length] as const)
    : [];
  return [...text.matchAll(pattern)].flatMap(({0: words, index}): Finding[] => {
    const end = index + words.length;
    if (allowed.some(([from, to]) => index < to && end > from)) return [];
    const start = offset + index;
    const instead = replacement && inCaseOf(words, replacement);
    return [
      {
        offset: start,
        message: `"${words.replace(/\s+/g, ' ')}": ${message}`,
        fix: fix ?? `write "${instead}".`,
        edit: instead ? {start, end: offset + end, text: instead} : undefined,
      },
    ];
  });
}

let compiled: {text: string; rules: Rule[]} | undefined;

/** Returns the rules of wording.yaml, which authors change while a preview runs. */
function currentRules(): Rule[] {
  const text = readFileSync(join(__dirname, 'wording.yaml'), 'utf8');
  if (compiled?.text !== text) compiled = {text, rules: compileWording(text)};
  return compiled.rules;
}

/** Finds phrases that pages don't use, in the order of the text. */
export function checkWording(prose: Prose[]): Finding[] {
  const rules = currentRules();
  return prose
    .map(({text, offset}) => ({text: text.replaceAll('’', "'"), offset}))
    .flatMap((block) => rules.flatMap((rule) => findingsOf(rule, block)))
    .sort((a, b) => a.offset - b.offset);
}

/** Reports phrases that our pages don't use, as wording.yaml lists them. */
export const wording: PageRule = {name: 'wording', check: (page) => checkWording(visibleText(page))};
