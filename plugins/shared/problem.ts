/** A mistake in a file, as tools for authors report it. */
export interface Problem {
  /** Path from the repository root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** The name of the rule. */
  rule: string;
  message: string;
  /** What to write instead, with the nearest right name where there is one. */
  fix: string;
}
