import {placeIn, type Translator, withinRoot} from './failure';

/** Fixes for what MDX finds wrong, by words of its message. */
const mdxFixes: [pattern: RegExp, fix: string][] = [
  [/to create a comment in MDX/, 'write comments as {/* … */}.'],
  [/closing brace|parse expression|acorn/, 'write \\{ for the character itself, or {facts.…} for a figure.'],
  [
    /closing tag|closing slash|end-tag/,
    'close each tag that you open, in the reverse order; write \\< for the character itself.',
  ],
  [/before name|in name|before attribute|in tag/, 'write \\< for the character itself, or put code into backticks.'],
];

function splitFix(reason: string): {message: string; fix: string} {
  const [message = '', own] = reason.split(/\s*Fix: /);
  const known = mdxFixes.find(([pattern]) => pattern.test(reason));
  return {message: message.trim(), fix: own?.trim() ?? known?.[1] ?? 'see the line that is named.'};
}

function ruleOf(reason: string): string {
  if (/Unknown figure|Only figures/.test(reason)) return 'figures';
  return reason.includes('no form in plain Markdown') ? 'tags' : 'syntax';
}

const unresolved =
  /^Markdown (link|image) with URL `(.+?)` in source file "(.+?)" \((\d+):(\d+)\) couldn't be resolved/;

/** Pages that are not MDX, and what our own plugins refuse in them, each with the place that the compiler names. */
export const compilation: Translator = (output, sources) => {
  const chunks = output.split(/MDX compilation failed for file /).slice(1);
  return chunks.flatMap((chunk) => {
    const plain = chunk.replace(/^[ \t]*│ ?/gm, '');
    const [, path = '', cause = ''] = /^"(.+?)"\s*\nCause: (.*)/.exec(plain) ?? [];
    if (!path) return [];
    const file = withinRoot(path, sources);
    const [, kind, url, , line, column] = unresolved.exec(cause) ?? [];
    if (kind) {
      const rule = kind === 'link' ? 'links' : 'images';
      const fix = kind === 'link' ? 'name a page of docs/ as ./page.mdx.' : 'name a picture that exists.';
      return [{file, line: Number(line), column: Number(column), rule, message: `There is no ${url}.`, fix}];
    }
    // Front matter shifts nothing: MDX counts the lines of the whole file.
    const [at, across] = [/^\s*"line": (\d+),?$/m, /^\s*"column": (\d+),?$/m].map((part) => part.exec(plain)?.[1]);
    if (!at) return [];
    return [{file, line: Number(at), column: Number(across ?? 1), rule: ruleOf(cause), ...splitFix(cause)}];
  });
};

/** What our own plugins refuse in pages that they read apart from the compiler. */
export const refusals: Translator = (output, sources) =>
  [...output.matchAll(/\bError: (.+?\.mdx?):(\d+):(\d+): (.+)/g)].map(([, path = '', line, column, reason = '']) => ({
    file: withinRoot(path, sources),
    line: Number(line),
    column: Number(column),
    rule: ruleOf(reason),
    ...splitFix(reason),
  }));

/** Modules that a page imports and that do not exist. Pages import nothing, so the fix is the same whatever it was. */
export const imports: Translator = (output, sources) =>
  [...output.matchAll(/Module not found: Can't resolve '(.+?)' in '(.+?)'/g)].flatMap(([, name = '']) => {
    const file = sources.pages.find((page) => {
      const source = sources.read(page) ?? '';
      return /^import /m.test(source) && source.includes(name);
    });
    if (!file) return [];
    const place = placeIn(sources.read(file), `"${name}"`, `'${name}'`);
    return [
      {
        file,
        ...place,
        rule: 'tags',
        message: `There is no module ${name}.`,
        fix: 'delete the import: pages use the tags that exist.',
      },
    ];
  });
