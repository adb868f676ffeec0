/** Languages whose long lines wrap. The long lines of other languages scroll. */
export const wrapped = /^(?:bash|curl|http|json|powershell|text)$/;

/**
 * Returns how many characters the rest of a wrapped line is indented by: more than any line that wraps, so that none looks
 * like a new line. Undefined where that is at most the default of the style sheet.
 */
export function hangOf(code: string, language: string): number | undefined {
  // Lines with more characters may wrap on a phone.
  const long = code.split('\n').filter((line) => line.length > 34);
  const deepest = wrapped.test(language) ? Math.max(...long.map((line) => line.search(/\S/))) : 0;
  return deepest > 2 ? deepest + 4 : undefined;
}
