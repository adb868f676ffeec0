import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesIn} from '../../plugins/shared/builtSite';

/** Texts that replace files, by path from the repository root. For a deleted file, the text is null. */
export type Unsaved = Record<string, string | null>;

/** The files of a repository, including unsaved changes. Paths are from its root, and have forward slashes. */
export type Files = ReturnType<typeof openFiles>;

/** Opens the files of a repository, with unsaved changes in place of files on disk. */
export function openFiles(root: string, unsaved: Unsaved = {}) {
  const fromDisk = (path: string) => {
    const full = join(root, path);
    return existsSync(full) ? readFileSync(full) : undefined;
  };
  return {
    root,
    exists: (path: string): boolean => (path in unsaved ? unsaved[path] !== null : existsSync(join(root, path))),
    read(path: string): Buffer | undefined {
      const text = unsaved[path];
      if (text === undefined) return fromDisk(path);
      return text === null ? undefined : Buffer.from(text);
    },
    /** Returns the paths of all files in a folder and its subfolders. */
    list(folder: string): string[] {
      const onDisk = filesIn(join(root, folder)).map((file) => `${folder}/${file}`);
      const inMemory = Object.keys(unsaved).filter((path) => path.startsWith(`${folder}/`));
      return [...new Set([...onDisk, ...inMemory])].filter((path) => unsaved[path] !== null).sort();
    },
  };
}

/** Returns whether a file is a part that pages import, and no page. Docusaurus ignores such names. */
export const isPartial = (file: string): boolean => /\/_/.test(file);

/** Returns the paths of all documentation pages and of their parts. */
export const docsPages = (files: Files): string[] => files.list('docs').filter((file) => /\.mdx?$/.test(file));
