/** Takes the place of `markup.tsx` in the browser, where React renders the island itself. */
export function markupOf(): undefined {
  return undefined;
}
