import type {MarkdownNode} from '../../shared/markdown';
import {languageOf} from './languageNames';

/** What authors can write after the language of a code block. */
export interface FenceMeta {
  /** A caption, often a file name. */
  title?: string;
  /** The schema of a JSON sample. */
  schema?: string;
  /** The reason why the sample can't be checked. */
  noCheck?: string;
  /** Whether the block is the output of a program. */
  output: boolean;
  /** The number of the first line, if lines have numbers. */
  firstLine?: number;
  /** Whether the block is only added before the next one when samples are checked. Readers don't see it. */
  setup: boolean;
}

const pattern = /([\w-]+)(?:=(?:(["'])(.*?)\2|(\d+)))?/g;

/** Parses the words after the language of a code block, such as `title="a.mjs" output`. Unknown words are ignored. */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const found = [...(meta ?? '').matchAll(pattern)];
  const words = new Map(found.map(([, key, , text, number]) => [key, text ?? number ?? '']));
  return {
    title: words.get('title'),
    schema: words.get('schema'),
    noCheck: words.get('no-check'),
    firstLine: words.has('showLineNumbers') ? Number(words.get('showLineNumbers') || 1) : undefined,
    output: words.has('output'),
    setup: words.has('setup'),
  };
}

/** Returns the label of a code block in a row of tabs: its language, or curl. */
export function fenceLabel({lang, meta}: Pick<MarkdownNode, 'lang' | 'meta'>): string {
  return parseMeta(meta).title === 'curl' ? 'curl' : (languageOf(lang ?? '')?.label ?? 'Text');
}
