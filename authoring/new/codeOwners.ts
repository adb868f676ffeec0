/** Returns the path and the reviewers in a line of `.github/CODEOWNERS`. */
const entryIn = (line: string): string[] => line.trim().split(/\s+/);

/**
 * Adds a page's team as its reviewers.
 * @param source the text of `.github/CODEOWNERS`
 * @param file the page, from the project root
 * @returns the new text, or the same text if the team reviews all pages
 */
export function addOwner(source: string, file: string, owner: string): string {
  const lines = source.split('\n');
  const [, reviewers = ''] = lines.map(entryIn).find(([path]) => path === '/docs/') ?? [];
  const [organization, reviewsAll] = reviewers.split('/');
  if (!organization || reviewsAll === owner) return source;
  const last = lines.findLastIndex((line) => line.startsWith('/docs/'));
  return lines.toSpliced(last + 1, 0, `${`/${file}`.padEnd(40)} ${organization}/${owner}`).join('\n');
}
