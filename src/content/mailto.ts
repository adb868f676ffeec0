/** Returns the address that opens a mail with a subject in the reader's mail program. */
export const mailto = (to: string, subject: string): string => `mailto:${to}?subject=${encodeURIComponent(subject)}`;
