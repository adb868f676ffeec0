/**
 * Returns the Markdown at an address, with the other parts that it names (see plugins/files/markdown-copies/parts.ts).
 * @throws Error with the address and the status of the part that didn't arrive
 */
export async function fetchMarkdown(address: string): Promise<string> {
  const read = async (path: string): Promise<string> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
    return response.text();
  };
  const first = await read(address);
  const others = [...first.matchAll(/^> Part \d+ of \d+, at (\S+):/gm)];
  return [first, ...(await Promise.all(others.map(([, url = '']) => read(new URL(url).pathname))))].join('\n');
}
