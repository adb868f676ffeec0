import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkDocs, type Problem} from '../check';
import type {Failure, Sources} from './failure';
import {translate} from './translate';

/** A build's errors in the author's terms. */
export interface Explanation {
  problems: Problem[];
  /** False when the original says more than the problems do. */
  complete: boolean;
}

/** The project's files as they stand on disk. */
export function projectSources(root: string): Sources {
  const filesIn = (folder: string, pattern: RegExp) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => pattern.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .sort();
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  return {root, pages: filesIn('docs', /\.mdx?$/), content: filesIn('src/content', /\.ts$/), read};
}

/** Mistakes of one page that the checks and the build see at the same place, or in the same front matter. */
function isSame(problem: Problem, failure: Failure): boolean {
  if (problem.file !== failure.file) return false;
  return problem.line === failure.line || (problem.rule === failure.rule && failure.rule === 'front-matter');
}

/** The checks know the nearest right name; where they found nothing, they cannot have spoken about this failure. */
async function checked(root: string, files: string[]): Promise<Problem[]> {
  try {
    const problems = await checkDocs({root});
    return problems.filter(({file}) => files.includes(file));
  } catch {
    return [];
  }
}

/**
 * Says what stopped a build in the author's own file and line, in the form of `docs:check`.
 * @param output what Docusaurus printed as errors
 * @param root the project's folder, as an absolute path
 */
export async function explain(output: string, root: string): Promise<Explanation> {
  const {failures, complete} = translate(output, projectSources(root));
  if (failures.length === 0) return {problems: [], complete: false};
  const known = await checked(
    root,
    failures.map(({file}) => file),
  );
  const problems = failures.flatMap((failure) => {
    const same = known.filter((problem) => isSame(problem, failure));
    const best = same.filter(({rule}) => rule === failure.rule);
    return best.length > 0 ? best : same.length > 0 ? same : [failure];
  });
  const texts = new Set<string>();
  const unique = problems.filter(({file, line, column, message}) => {
    const text = `${file}:${line}:${column} ${message}`;
    return !texts.has(text) && texts.add(text);
  });
  return {problems: unique, complete};
}
