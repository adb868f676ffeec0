import {Prism} from './prism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-groovy';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-powershell';
import {languages} from './languages';

for (const [name, {grammar}] of Object.entries(languages)) {
  if (grammar && !Prism.languages[grammar])
    throw new Error(
      `src/components/CodeBlock/languages.ts: no grammar "${grammar}" for ${name}. Fix: import it in highlight.ts.`,
    );
}

// Prism's own pattern doesn't match hyphens within an option, such as `--save-dev`.
Object.assign((Prism.languages.bash as Record<string, object>).parameter ?? {}, {
  pattern: /(^|\s)-{1,2}\w+(?:[-:.]\w+)*(?=[=\s]|$)/,
});

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** The classes that tokens.css colors, each with Prism's names for the tokens that have it. */
const colors: Record<string, string> = {
  comment: 'comment prolog doctype cdata',
  keyword: 'keyword annotation atrule boolean rule',
  string: 'string char attr-value template-string string-literal inserted',
  number: 'number constant nil parameter',
  function: 'function class-name builtin tag selector',
  property: 'property attr-name variable environment header-name key deleted',
};
const colorOf = new Map(
  Object.entries(colors).flatMap(([color, names]) => names.split(' ').map((name) => [name, color] as const)),
);

/** Returns the color of a token. If several of its names have one, the last in `colors` wins, as in a style sheet. */
function colorFor({type, alias}: Prism.Token): string | undefined {
  const named = [type, alias].flat().flatMap((name) => colorOf.get(name) ?? []);
  return Object.keys(colors).findLast((color) => named.includes(color));
}

/** Returns tokens as HTML. Punctuation and operators get no element, because they would be half of all elements. */
function toHtml(token: Prism.TokenStream, around?: string): string {
  if (typeof token === 'string') return escaped(token);
  if (Array.isArray(token)) return token.map((part) => toHtml(part, around)).join('');
  const color = colorFor(token);
  if (!color || color === around) return toHtml(token.content, around);
  return `<span class="code-${color}">${toHtml(token.content, color)}</span>`;
}

/** A word, with the tags in it. */
const word = /(?:<[^>]*>|[^\s<])+/g;

/** What stays on one line: short words with hyphens, such as `timbre-mock.mjs` and dates. */
const whole = /(?<![-\w])(?=[-\w.?=:]{8,30}(?![-\w.?=:]))[\w.]+-[-\w.?=:]+(?![^<]*>)/g;

/**
 * Marks in a word, given as HTML, where its line can break: in short words with hyphens nowhere, and in words that are
 * longer than a line on phones after an equals sign, or a slash before four letters or more.
 */
function divided(html: string): string {
  const marked = html.replace(whole, '<span class="nowrap">$&</span>');
  const isLong = html.replace(/<[^>]*>/g, '').length > 34;
  return isLong ? marked.replace(/(?:(?<=\w)\/(?=\w{4}|<)|=(?=["'<]))(?![^<]*>)/g, '$&<wbr>') : marked;
}

/**
 * Returns source code as HTML whose tokens have class names and no styles. Documentation is highlighted by
 * `plugins/markdown/code-blocks` and marketing pages when React renders them, so readers never load the highlighter.
 * @param language a key of `languages`, or a name that Prism knows and whose grammar is loaded
 */
export function highlight(code: string, language: string): string {
  const known = languages[language];
  const grammar = Prism.languages[known ? (known.grammar ?? '') : language];
  const html = grammar ? toHtml(Prism.tokenize(code, grammar)) : escaped(code);
  return /^(?:bash|http|json)$/.test(language) ? html.replace(word, divided) : html;
}
