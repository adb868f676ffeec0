/** Takes the place of the function in `markup.tsx` in the browser, where React renders the island itself. */
export const useMarkup = (): undefined => undefined;
