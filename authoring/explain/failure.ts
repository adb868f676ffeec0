import type {CompileError} from '../../plugins/build-errors/compileErrors';
import type {Problem} from '../check';

/** A mistake that stopped a build, as far as the build describes it. */
export interface Failure {
  /** Path from the project's folder, with forward slashes. */
  file: string;
  /** The rules of `docs:check` that find such mistakes. */
  rules: string[];
  /** The line of the mistake, if the build names it. */
  line?: number;
  /** Text that the check's message contains, if the file can have several such mistakes. */
  mentions?: string;
  /** What to report if the check doesn't find the mistake. */
  fallback: Problem[];
}

/** The rules of `docs:check` about content that one of our plugins rejects. */
const pluginRules = ['figures', 'tags', 'blocks', 'drawings', 'language', 'samples', 'links'];

/** The rules of `docs:check` about files that a page names and that don't exist. */
const fileRules = ['links', 'images', 'tags'];

/** Returns a problem for a message that ends with its fix, as the messages of our plugins do. */
function problemAt(file: string, line: number, column: number, text: string): Problem {
  const [message = '', fix = 'correct this line.'] = text.split(/\s*Fix: /);
  return {file, line, column, rule: 'build', message, fix};
}

/** Returns what is known about a compile error. */
export function failureOf({file, reason, line, column = 1, isSyntax}: CompileError): Failure {
  const fallback = [problemAt(file, line ?? 1, column, reason)];
  // The parser names the line where it stopped, which can be far below the mistake, or none if a tag isn't closed.
  if (isSyntax) return {file, rules: ['syntax'], fallback};
  return line === undefined ? {file, rules: fileRules, fallback: []} : {file, rules: pluginRules, line, fallback};
}

/**
 * Returns what to report for a failure: the problems that the check finds, because they name the nearest right name, or
 * else what the build says.
 * @param known the check's problems
 */
export function problemsOf({file, rules, line, mentions = '', fallback}: Failure, known: Problem[]): Problem[] {
  const same = known.filter(
    (problem) =>
      problem.file === file &&
      rules.includes(problem.rule) &&
      problem.message.includes(mentions) &&
      (line === undefined || problem.line === line),
  );
  return same.length > 0 ? same : fallback;
}
