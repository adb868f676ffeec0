/**
 * Returns what is stored of a piece of personal data.
 * @param mode one of the documented redaction modes
 * @param token replaces the data in the mode "replace"
 */
export function redact(text: string, mode: string, token: string): string {
  if (mode === 'mask') return text.replace(/[\p{Letter}\p{Number}]/gu, '*');
  return mode === 'replace' ? token : '';
}
