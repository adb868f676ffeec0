/** What a server must know of a build. Written into the build as a file that no server gives out. */
export interface BuildRecord {
  /** A name for exactly this content: builds of the same files have the same. */
  id: string;
  /** The inline scripts of all pages, as sources of a Content-Security-Policy (`sha256-…`), with - and _ for + and /. */
  scripts: string[];
  /** Whether the pages load the Docusaurus application, which needs a wider policy. */
  application?: boolean;
}

/** The record's file in a build. Its name starts with a dot, and such files are never served. */
export const recordFile = '.build.json';
