import {languages} from '../../../src/components/CodeBlock/languages';
import type {MarkdownNode} from '../../shared/markdown';

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
  /** Whether the block is only added before the next one when samples are checked. Readers don't see it. */
  setup: boolean;
}

const pattern = /([\w-]+)(?:="([^"]*)")?/g;

/** Parses the words after the language of a code block, such as `title="a.mjs" output`. Unknown words are ignored. */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const words = new Map([...(meta ?? '').matchAll(pattern)].map(([, key, value]) => [key, value ?? '']));
  return {
    title: words.get('title'),
    schema: words.get('schema'),
    noCheck: words.get('no-check'),
    output: words.has('output'),
    setup: words.has('setup'),
  };
}

/** Returns the label of a code block in a row of tabs: its language, or curl. */
export function fenceLabel({lang, meta}: Pick<MarkdownNode, 'lang' | 'meta'>): string {
  return parseMeta(meta).title === 'curl' ? 'curl' : (languages[lang ?? '']?.label ?? 'Text');
}
