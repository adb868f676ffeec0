import type {Outcome} from './run';
import {type Proof, proofs, type SampleProblem, type Verdict} from './types';

/** Returns a problem as one message: its place, what was expected, what was received, and the fix. */
export const messageOf = ({file, line, column, expected, received, fix}: SampleProblem): string =>
  `${file}:${line}:${column}  expected ${expected}, received ${received}\n  fix: ${fix}`;

function counts(verdicts: Verdict[]): string {
  const languages = new Map<string, number>();
  for (const {fence} of verdicts) languages.set(fence.language, (languages.get(fence.language) ?? 0) + 1);
  return [...languages].map(([language, count]) => `${language} ${count}`).join(', ');
}

/** Returns one line for each sample with the given proof: its place, its language, and the reason. */
export function notes(verdicts: Verdict[], proof: Proof): string[] {
  return verdicts
    .filter((verdict) => verdict.proof === proof)
    .map(({fence: {file, opening, language}, note}) => `  ${file}:${opening}  ${language}: ${note}`);
}

/** Returns the report: problems, samples that couldn't be run or aren't checked, and the counts. */
export function report({verdicts, problems, fences}: Outcome, seconds: number): string {
  const notRun = notes(verdicts, 'not run');
  const unchecked = notes(verdicts, 'unchecked');
  const kinds = proofs.flatMap((proof) => {
    const found = verdicts.filter((verdict) => verdict.proof === proof);
    return found.length > 0 ? `  ${String(found.length).padStart(4)}  ${proof.padEnd(12)} ${counts(found)}` : [];
  });
  return [
    ...problems.map(messageOf),
    ...(notRun.length > 0 ? [`NOT RUN, and so not proven: ${notRun.length}`, ...notRun] : []),
    ...(unchecked.length > 0 ? [`Not checked, for a reason: ${unchecked.length}`, ...unchecked] : []),
    `${verdicts.length} of ${fences} fences accounted for, ${seconds.toFixed(1)} s:`,
    ...kinds,
    problems.length > 0 ? `${problems.length} problems.` : 'No problems in what was checked.',
    ...(notRun.length > 0 ? [`${notRun.length} samples were NOT RUN: see above.`] : []),
  ].join('\n');
}
