import {readFile} from 'node:fs/promises';
import {referenceNodes} from '../../plugins/markdown/api-reference';
import {contractPaths} from '../../plugins/shared/contractPaths';
import {byPlace} from '../check/places';
import {execute, executedLanguages} from './execute';
import {extract} from './extract';
import {foreignHosts} from './hosts';
import {checkJson} from './languages/json';
import {checkAndroid} from './languages/kotlinAndJava';
import {checkMarkup, parsedLanguages} from './languages/markup';
import {checkSwift} from './languages/swift';
import {checkTypes} from './languages/typescript';
import {differingTabs} from './tabs';
import type {Check, Fence, Verdict} from './types';

/** The outcome of a run. */
export type Outcome = Awaited<ReturnType<typeof checkSamples>>;

/** The checks and their languages. The slowest is first: it runs in separate processes, alongside the others. */
const checks: [languages: string[], check: Check][] = [
  [['kotlin', 'java'], checkAndroid],
  [['ts'], checkTypes],
  [['json'], checkJson],
  [['swift'], checkSwift],
  [parsedLanguages, checkMarkup],
];

/**
 * Returns the verdict on a fence that isn't checked or isn't code, or `undefined` if it must be checked. A sample that
 * calls a foreign server must not run. What else is wrong with how a fence is written, the documentation check reports.
 */
function verdictWithoutCheck(fence: Fence): Verdict | undefined {
  const {language, meta} = fence;
  const hasCheck = [...executedLanguages, ...checks.flatMap(([names]) => names), 'text'].includes(language);
  const note = meta.noCheck ?? (hasCheck ? undefined : 'no check of this language');
  if (note !== undefined) return {fence, proof: 'unchecked', problems: [], note};
  if (meta.output || language === 'text') return {fence, proof: 'output', problems: []};
  const problems = [fence, ...fence.setup].flatMap(foreignHosts);
  return problems.length > 0 ? {fence, proof: 'failed', problems} : undefined;
}

/**
 * Checks every fence of the MDX pages with these paths.
 * @returns a verdict on each fence, all problems by file and line, and the number of fences, generated and hidden ones too
 */
export async function checkSamples(files: string[]) {
  const generated = () => referenceNodes(contractPaths.openapi, contractPaths.asyncapi);
  const pages = await Promise.all(files.map(async (file) => extract(file, await readFile(file, 'utf8'), generated)));
  const fences = pages.flatMap((page) => page.fences);
  const shown = fences.filter(({meta}) => !meta.setup);
  const decided = shown.flatMap((fence) => verdictWithoutCheck(fence) ?? []);
  const remaining = shown.filter((fence) => !decided.some((verdict) => verdict.fence === fence));
  const inLanguages = (names: string[]) => remaining.filter(({language}) => names.includes(language));

  const checked = await Promise.all([
    ...checks.map(([names, check]) => check(inLanguages(names))),
    execute(inLanguages(executedLanguages), pages),
  ]);
  const verdicts = [...decided, ...checked.flat()];
  // A hidden setup fence is proven together with the fence that it prepares.
  const setup = fences
    .filter(({meta}) => meta.setup)
    .map((part): Verdict => {
      const prepared = verdicts.find(({fence}) => fence.setup.includes(part));
      return {fence: part, proof: prepared?.proof ?? 'failed', problems: [], note: prepared?.note};
    });
  const problems = [...differingTabs(verdicts), ...verdicts.flatMap((verdict) => verdict.problems)];
  return {verdicts: [...verdicts, ...setup], problems: problems.sort(byPlace), fences: fences.length};
}
