const patterns = [
  ['comment', /\/\/[^\n]*/],
  ['string', /'[^'\n]*'|`[^`]*`/],
  ['keyword', /\b(?:import|from|const|new|await|if|true|false)\b/],
  ['number', /\b\d+(?:\.\d+)?\b/],
  ['property', /\b\w+(?=:\s)/],
  ['function', /\b\w+(?=\()/],
] as const;

const anyToken = new RegExp(patterns.map(([name, {source}]) => `(?<${name}>${source})`).join('|'), 'g');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The few colours that a short sample needs, as HTML with the class names of the documentation's highlighter, which
 * runs when the site is built and is too large to send for a dozen lines. Not a parser: for our own samples only.
 */
export function highlight(code: string): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(anyToken)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    html += `${escaped(code.slice(end, match.index))}<span class="token ${kind}">${escaped(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escaped(code.slice(end));
}
