const endings: [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(ss|x|ch|sh|z)es$/, '$1'],
  [/([^suia])s$/, '$1'],
];

const suffixes = /(?:ations?|ates?|ating|ated|ators?|ings?|ions?|ed|ly|ity|(?<=[vw])al)$/;

/**
 * Returns the part that the forms of an English word share ("rotate", "rotating", "rotation"). It is a light stemmer:
 * words with a digit or another alphabet don't change, and at least three letters remain.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let root = word;
  for (const [pattern, replacement] of word.length > 3 ? endings : []) {
    if (!pattern.test(root)) continue;
    root = root.replace(pattern, replacement);
    break;
  }
  const cut = root.replace(suffixes, '');
  if (cut.length >= 3 && /[aeiouy]/.test(cut)) root = cut;
  else if (root.length >= 8) root = root.replace(/er$/, '');
  return root
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(.{3,})e$/, '$1')
    .replace(/(.{2,})y$/, '$1i');
}
