import type {Problem} from '../../plugins/shared/problem';

/** A replacement that fixes a problem without an author's decision. */
export interface Edit {
  /** Offsets in UTF-16 code units from the first character of the file; a byte order mark does not count. */
  start: number;
  end: number;
  text: string;
}

/** A mistake in a page or in a file that pages depend on. `authoring/check/README.md` lists the rules. */
export interface PageProblem extends Problem {
  edit?: Edit;
}

/** A mistake that a rule found at an offset of the page it reads. */
export interface Finding {
  offset: number;
  message: string;
  fix: string;
  edit?: Edit;
}
