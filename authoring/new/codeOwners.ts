/** The line that says who reviews pages without a line of their own. */
const forAll = /^\/docs\/\s+@([\w-]+)\/([\w-]+)/m;

/**
 * Names a page's team as its reviewers.
 * @param source the text of `.github/CODEOWNERS`
 * @param file the page, from the project's folder
 * @returns the new text; the same one when the team reviews every page anyway
 */
export function addOwner(source: string, file: string, owner: string): string {
  const [, organization, reviewsAll] = forAll.exec(source) ?? [];
  if (!organization || reviewsAll === owner) return source;
  const lines = source.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/docs/'));
  return lines.toSpliced(last + 1, 0, `${`/${file}`.padEnd(40)} @${organization}/${owner}`).join('\n');
}
