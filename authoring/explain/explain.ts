import type {CompileError} from '../../plugins/build-errors/compileErrors';
import {type CheckOptions, problemsOf as checkProblems, type Problem, readSite} from '../check';
import {type Failure, failureOf, problemsOf} from './failure';
import {reportedFailures} from './reported';

/** A build's errors as problems in the author's files. */
export interface Explanation {
  problems: Problem[];
  /** Whether the problems explain every error, so that the original output adds nothing. */
  complete: boolean;
}

const placeIn = ({file, line, column, message}: Problem): string => `${file}:${line}:${column} ${message}`;

/** Returns the problems that explain a build's failures, without duplicates. */
export function explainFailures(failures: Failure[], known: Problem[]): Explanation {
  const explained = failures.map((failure) => problemsOf(failure, known));
  const problems = new Map(explained.flat().map((problem) => [placeIn(problem), problem]));
  return {problems: [...problems.values()], complete: explained.every(({length}) => length > 0) && problems.size > 0};
}

/**
 * Explains why a build failed, in the form of `docs:check`.
 * @param output what Docusaurus printed, without colors
 * @param compileErrors the bundler's errors
 * @param options the project's folder, and texts that replace its files
 */
export async function explain(
  output: string,
  compileErrors: CompileError[],
  options: Pick<CheckOptions, 'root' | 'unsaved'>,
): Promise<Explanation> {
  const site = await readSite(options);
  const failures = compileErrors.length > 0 ? compileErrors.map(failureOf) : reportedFailures(output, site);
  return explainFailures(failures, checkProblems(site));
}
