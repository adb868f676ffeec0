import {readFile} from 'node:fs/promises';
import {referenceNodes} from '../../plugins/markdown/api-reference';
import {languageOf} from '../../plugins/markdown/code-blocks/languageNames';
import {contractPaths, sdkPaths, settingsPath} from '../../plugins/shared/contractPaths';
import {languages as known} from '../../src/components/CodeBlock/languages';
import {byPlace} from '../check/places';
import {curlyQuotes} from './curlyQuotes';
import {execute, executedLanguages} from './execute';
import {extract} from './extract';
import {guess} from './guess';
import {hiddenCode} from './hiddenCode';
import {foreignHosts} from './hosts';
import {checkJson} from './languages/json';
import {checkAndroid} from './languages/kotlinAndJava';
import {checkMarkup, parsedLanguages} from './languages/markup';
import {checkSwift} from './languages/swift';
import {checkTypes} from './languages/typescript';
import {problemOf} from './place';
import {differingTabs} from './tabs';
import type {Check, Fence, SampleProblem, Sources, Verdict} from './types';

/** The project's own files. */
export const projectSources: Sources = {...contractPaths, ...sdkPaths, settings: settingsPath};

/** The outcome of a run. */
export interface Outcome {
  verdicts: Verdict[];
  /** All problems, sorted by file and line. */
  problems: SampleProblem[];
  /** The number of fences in the pages, including generated and hidden ones. */
  fences: number;
}

/** The checks and their languages. The slowest is first: it runs in separate processes, alongside the others. */
const checks: [languages: string[], check: Check][] = [
  [['kotlin', 'java'], checkAndroid],
  [['ts'], checkTypes],
  [['json'], checkJson],
  [['swift'], checkSwift],
  [parsedLanguages, checkMarkup],
];

/** Returns the verdict on a fence that isn't checked or isn't code, or `undefined` if it must be checked. */
function verdictWithoutCheck(fence: Fence): Verdict | undefined {
  const {language, meta} = fence;
  const failed = (problems: SampleProblem[]): Verdict => ({fence, proof: 'failed', problems});
  if (!languageOf(language) && language !== 'mermaid') {
    const hint = guess(language, Object.keys(known));
    const complaint = {expected: 'a language that can be checked', received: language || 'none', fix: `write ${hint}.`};
    return failed([problemOf(fence, complaint)]);
  }
  const note = meta.noCheck ?? (language in known || language === 'mermaid' ? undefined : 'no check of this language');
  if (note !== undefined) return {fence, proof: 'unchecked', problems: [], note};
  if (meta.output || language === 'text') {
    const problems = meta.output ? [] : hiddenCode(fence);
    return problems.length > 0 ? failed(problems) : {fence, proof: 'output', problems};
  }
  if (![...executedLanguages, ...checks.flatMap(([names]) => names)].includes(language)) {
    const fix = 'write no-check="…" with the reason, or add a check to authoring/samples/run.ts.';
    return failed([problemOf(fence, {expected: 'a language with a check', received: language, fix})]);
  }
  const problems = [fence, ...fence.setup].flatMap((part) => [...curlyQuotes(part), ...foreignHosts(part)]);
  return problems.length > 0 ? failed(problems) : undefined;
}

/**
 * Checks every fence of the pages, and that no table of options is handwritten.
 * @param files paths of MDX pages
 * @param sources what they are checked against (default: the project's own files)
 */
export async function checkSamples(files: string[], sources: Sources = projectSources): Promise<Outcome> {
  const generated = () => referenceNodes(sources.openapi, sources.asyncapi);
  const pages = await Promise.all(files.map(async (file) => extract(file, await readFile(file, 'utf8'), generated)));
  const fences = pages.flatMap((page) => page.fences);
  const shown = fences.filter(({meta}) => !meta.setup);
  const decided = shown.flatMap((fence) => verdictWithoutCheck(fence) ?? []);
  const remaining = shown.filter((fence) => !decided.some((verdict) => verdict.fence === fence));
  const inLanguages = (names: string[]) => remaining.filter(({language}) => names.includes(language));

  const checked = await Promise.all([
    ...checks.map(([names, check]) => check(inLanguages(names), sources)),
    execute(inLanguages(executedLanguages), pages, sources),
  ]);
  const verdicts = [...decided, ...checked.flat()];
  // A hidden setup fence is proven together with the fence that it prepares.
  const setup = fences
    .filter(({meta}) => meta.setup)
    .map((part): Verdict => {
      const prepared = verdicts.find(({fence}) => fence.setup.includes(part));
      return {fence: part, proof: prepared?.proof ?? 'failed', problems: [], note: prepared?.note};
    });
  const ofForm = pages.flatMap((page) => page.problems);
  const isMalformed = ({file, opening}: Fence) =>
    ofForm.some((problem) => problem.file === file && problem.line === opening);
  const problems = [...ofForm, ...differingTabs(verdicts), ...verdicts.flatMap((verdict) => verdict.problems)];
  return {
    verdicts: [...verdicts, ...setup].map((verdict) =>
      isMalformed(verdict.fence) ? {...verdict, proof: 'failed'} : verdict,
    ),
    problems: problems.sort(byPlace),
    fences: fences.length,
  };
}
