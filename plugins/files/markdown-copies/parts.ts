/** The length of a document, in characters, up to which tools for agents pass it on whole. */
export const maxCharacters = 40_000;

/** Fenced code, which can contain lines that look like headings, or the place before a heading. */
const fenceOrHeading = /^( *`{3,})[\s\S]*?^\1$|^(?=##? )/gm;

/** Returns what stands above the title of a copy, then the title with its text, and then each section. */
function sectionsOf(content: string): string[] {
  const starts = [...content.matchAll(fenceOrHeading)].filter(([match]) => match === '').map(({index}) => index);
  return [0, ...starts].map((from, place) => content.slice(from, starts[place]).trim());
}

const titleOf = (section: string): string => /^#+ (.*)/.exec(section)?.[1] ?? '';

/**
 * Returns a copy by its path or, if it's too long, its parts by their paths. Each part holds as many whole sections as fit,
 * and names those of all other parts.
 * @param path the path of the first part, which ends in `.md`
 * @param siteUrl the site's address without a slash at its end
 */
export function inParts(path: string, content: string, siteUrl: string): [path: string, content: string][] {
  if (content.length <= maxCharacters) return [[path, content]];
  const [start = '', ...sections] = sectionsOf(content);
  // The parts also hold the start, and the titles and addresses of other parts.
  const room = maxCharacters - start.length - sections.map(titleOf).join('; ').length - 1_000;
  const parts: string[][] = [];
  let left = 0;
  for (const section of sections) {
    if (section.length > left) left = room;
    if (left === room) parts.push([]);
    parts.at(-1)?.push(section);
    left -= section.length;
  }
  const pathOf = (index: number) => (index === 0 ? path : path.replace(/md$/, `${index + 1}.md`));
  const summaries = parts.map(
    (part, index) =>
      `> Part ${index + 1} of ${parts.length}, at ${siteUrl}${pathOf(index)}: ${part.map(titleOf).join('; ')}`,
  );
  return parts.map((part, index) => [
    pathOf(index),
    `${[start, ...summaries.filter((_, other) => other !== index), ...part].join('\n\n')}\n`,
  ]);
}
