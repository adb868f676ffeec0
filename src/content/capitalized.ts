/** Returns a text that starts with a capital letter, such as a figure from `src/facts` that begins a cell. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
