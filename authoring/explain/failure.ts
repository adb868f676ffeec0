/** One thing that stopped a build, as far as Docusaurus' message tells. */
export interface Failure {
  /** Path from the project's folder, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** What kind of mistake it is, in the words of `docs:check` where it has one. */
  rule: string;
  message: string;
  fix: string;
}

/** The files of the project, as far as messages have to be traced back to them. */
export interface Sources {
  /** Reads a file by its path from the project's folder; undefined when there is none. */
  read(file: string): string | undefined;
  /** Paths of all documentation pages. */
  pages: string[];
  /** Paths of all files that hold the words and links of pages below `src/pages`. */
  content: string[];
  /** Path of the project's folder, which messages name in full. */
  root: string;
}

/** What translates one kind of message: the failures it found in the text of a build's errors. */
export type Translator = (output: string, sources: Sources) => Failure[];

/** A path from the project's folder, of a path in a message. */
export const withinRoot = (path: string, {root}: Sources): string => path.replace(`${root}/`, '').replaceAll('\\', '/');

/** Line and column, both from 1, of an offset in a text. */
function placeAt(source: string, offset: number): {line: number; column: number} {
  const before = source.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

/** Every place of a pattern in some files. */
export const placesOf = (
  pattern: RegExp,
  files: string[],
  {read}: Sources,
): Pick<Failure, 'file' | 'line' | 'column'>[] =>
  files.flatMap((file) => {
    const source = read(file) ?? '';
    return [...source.matchAll(pattern)].map(({index}) => ({file, ...placeAt(source, index)}));
  });

/** The place of the first of some texts that a file holds; its beginning when it holds none. */
export function placeIn(source: string | undefined, ...texts: string[]): {line: number; column: number} {
  const offset = texts.map((text) => source?.indexOf(text) ?? -1).find((found) => found >= 0);
  return source === undefined || offset === undefined ? {line: 1, column: 1} : placeAt(source, offset);
}
