/** A replacement that fixes a problem without an author's decision. */
export interface Edit {
  /** Offsets in UTF-16 code units from the first character of the file; a byte order mark does not count. */
  start: number;
  end: number;
  text: string;
}

/** A mistake in a page or in a file that pages depend on. */
export interface Problem {
  /** Path from the repository's folder, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** The name of the rule, as `authoring/check/README.md` lists it. */
  rule: string;
  message: string;
  /** What to write instead, with the nearest right name where there is one. */
  fix: string;
  edit?: Edit;
}

/** A mistake that a rule found at an offset of the page it reads. */
export interface Finding {
  offset: number;
  message: string;
  fix: string;
  edit?: Edit;
}
