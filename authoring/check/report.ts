import type {PageProblem} from './types';

const indent = (text: string): string => text.replaceAll('\n', '\n  ');

/** Formats a problem for authors. */
const asText = ({file, line, column, rule, message, fix}: PageProblem): string =>
  `${file}:${line}:${column} ${rule} ${message}\n  fix: ${indent(fix)}`;

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Formats a problem as a workflow command, which code hosts show next to the changed line. */
const asAnnotation = ({file, line, column, rule, message, fix}: PageProblem): string =>
  `::error file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}::${escapeData(`${message}\nfix: ${fix}`)}`;

export const formats = {
  text: asText,
  github: asAnnotation,
  json: (problem: PageProblem): string => JSON.stringify(problem),
};

export type Format = keyof typeof formats;

/** Joins problems of one page that the same fix solves. The first one names the lines of the others. */
export function oncePerPage(problems: PageProblem[]): PageProblem[] {
  const groups = new Map<string, PageProblem[]>();
  for (const problem of problems) {
    const key = [problem.file, problem.rule, problem.fix].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].map(([first, ...others]) => {
    const lines = [...new Set(others.map(({line}) => line))].join(', ');
    const also = others.length > 0 ? ` Also on line${lines.includes(',') ? 's' : ''} ${lines}.` : '';
    return {...(first as PageProblem), message: (first as PageProblem).message + also};
  });
}

/** Returns the last line: the number of problems and files, and the number of problems that `docs:fix` fixes. */
export function summary(problems: PageProblem[]): string {
  if (problems.length === 0) return 'No problems.';
  const files = new Set(problems.map(({file}) => file)).size;
  const fixable = problems.filter(({edit}) => edit).length;
  const hint = fixable > 0 ? ` \`npm run docs:fix\` fixes ${fixable}.` : '';
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files} ${files === 1 ? 'file' : 'files'}.${hint}`;
}
