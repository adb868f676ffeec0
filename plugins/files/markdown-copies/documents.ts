/** Some agents cut longer documents off. In characters. */
export const longestDocument = 40_000;

/** A sample in Python, with its caption. */
const pythonSample = /(?:^\*\*.*\*\*\n\n)?^```python\n[\s\S]*?\n```\n+/gm;

/**
 * Returns a copy as the documents that the site serves, by their paths. The Python samples of a copy that is too long for some
 * agents are a document of their own, because few agents need samples in several languages.
 */
export function documents(path: string, copy: string): [string, string][] {
  if (copy.length <= longestDocument) return [[path, copy]];
  const pythonPath = path.replace(/md$/, 'python.md');
  const [, title] = /^# (.*)$/m.exec(copy) ?? [];
  const samples = copy.match(pythonSample) ?? [];
  const [, address = ''] = /^url: (.*)$/m.exec(copy) ?? [];
  const note = `> The Python samples of this page are at ${address}.python.md.`;
  // A sentence that ends with a colon needs what follows.
  const link = (_: string, start: number) =>
    copy[start - 3] === ':' ? `[Python sample](${address}.python.md)\n\n` : '';
  return [
    [path, copy.replace(pythonSample, link).replace(/^# /m, `${note}\n\n$&`)],
    [pythonPath, `# ${title}: Python samples\n\nThey belong to ${address}.md.\n\n${samples.join('')}`],
  ];
}
