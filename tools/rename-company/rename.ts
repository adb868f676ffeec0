/** The forms in which a name is written: in text and types, in packages and addresses, in environment variables. */
const forms = [(name: string) => name, (name: string) => name.toLowerCase(), (name: string) => name.toUpperCase()];

/**
 * Returns what is wrong with a new company name, or undefined.
 * The name becomes part of identifiers, package names, and addresses, so it is one word.
 */
export const nameProblem = (name: string): string | undefined =>
  /^[A-Z][a-z]+$/.test(name)
    ? undefined
    : 'The name must be one word that starts with a capital letter, such as "Sonora".';

/** Returns the text with a company's name replaced in all its forms, even inside longer identifiers. */
export const renamed = (text: string, from: string, to: string): string =>
  forms.reduce((result, form) => result.replaceAll(form(from), form(to)), text);
