import {languages} from '../../../src/components/CodeBlock/languages';
import {curlyQuotes} from '../../samples/curlyQuotes';
import {hiddenCode} from '../../samples/hiddenCode';
import {foreignHosts} from '../../samples/hosts';
import {jsonSyntax} from '../../samples/languages/jsonSyntax';
import {problemOf} from '../../samples/place';
import type {Fence, SampleProblem} from '../../samples/types';
import {samplesOf, toFinding} from '../fences';
import type {PageRule} from '../types';

function json(fence: Fence): SampleProblem[] {
  const broken = jsonSyntax(fence);
  if (broken) return [broken];
  if (fence.meta.schema !== undefined) return [];
  const fix =
    'write schema="…" after json, with the name of a schema in api/openapi.yaml, or no-check="…" with a reason.';
  return [problemOf(fence, {expected: 'the schema that this site checks JSON against', received: 'none', fix})];
}

function problemsOf(fence: Fence): SampleProblem[] {
  const {language, meta} = fence;
  if (!(language in languages) || meta.noCheck !== undefined || meta.output) return [];
  if (language === 'text') return hiddenCode(fence);
  return [...foreignHosts(fence), ...(language === 'json' ? json(fence) : curlyQuotes(fence))];
}

/** Reports samples that `npm run docs:samples` couldn't check. It doesn't run them. */
export const samples: PageRule = {
  name: 'samples',
  check(page) {
    const {fences, problems} = samplesOf(page);
    return [...problems, ...fences.flatMap(problemsOf)].map((problem) => toFinding(page.source, problem));
  },
};
