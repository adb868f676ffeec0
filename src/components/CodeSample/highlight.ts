const kinds = {
  comment: /(?<=^|\s)\/\/[^\n]*/,
  property: /"[^"\n]*"(?=\s*:)|\b[\w-]+(?=: )/,
  string: /"[^"\n]*"|'[^'\n]*'/,
  keyword:
    /\b(?:as|class|const|else|export|false|from|fun|func|if|import|in|let|new|null|object|return|true|val|var|GET|POST)\b/,
  number: /(?<![\w.-])\d[\d.]*(?![\w-])/,
  function: /\b[A-Za-z_]\w*(?=\()/,
};

const token = new RegExp(
  Object.entries(kinds)
    .map(([kind, pattern]) => `(?<${kind}>${pattern.source})`)
    .join('|'),
  'gm',
);

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/**
 * A short sample as HTML with the class names that `CodeBlock` colors. It knows what our languages have in common and
 * no grammar: documentation pages have a real highlighter when they are built, which marketing pages can't reach.
 */
export function highlight(code: string): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(token)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    html += `${escaped(code.slice(end, match.index))}<span class="code-${kind}">${escaped(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escaped(code.slice(end));
}
