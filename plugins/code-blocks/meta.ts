/** What an author may write after a fence's language. */
export interface FenceMeta {
  /** A caption, often a file name. */
  title?: string;
  /** The documented shape that a JSON sample stands for. */
  schema?: string;
  /** Why the sample can't be checked. */
  noCheck?: string;
  /** The fence shows what a program prints. */
  output: boolean;
  /** The fence is only prepended to the next one when samples are checked; readers never see it. */
  setup: boolean;
}

const pattern = /([\w-]+)(?:="([^"]*)")?/g;

/** Reads the words after a fence's language, such as `title="a.mjs" output`. Unknown words are left out. */
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
