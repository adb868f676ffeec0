import {languages} from '../../../src/components/CodeBlock/languages';
import {extractFromTree} from '../../samples/extract';
import {foreignHosts} from '../../samples/hosts';
import {jsonSyntax} from '../../samples/languages/jsonSyntax';
import {problemAtOffset, problemOf} from '../../samples/place';
import type {Fence, SampleProblem} from '../../samples/types';
import {offsetAt} from '../places';
import type {PageRule} from '../types';

function languageOf(code: string): string | undefined {
  if (/^(curl|npm|npx|node|export) /m.test(code)) return 'bash';
  if (/^\s*(import .+ from ['"]|import \w+;?$|const \w+ =|def \w+\()/m.test(code)) return 'its language';
  return /^\s*[{[]\s*["{[]/.test(code) ? 'json' : undefined;
}

/** Reports code in a `text` fence, where nothing would check it. */
function hiddenCode(fence: Fence): SampleProblem[] {
  const language = languageOf(fence.code);
  if (!language) return [];
  const fix = `write ${language} after the backticks, or add output if a program prints it.`;
  return [problemOf(fence, {expected: 'plain text', received: 'code, which text would hide from its check', fix})];
}

/** Reports curly quotes in code, which no language reads as quotes. Output and prose can contain them. */
function curlyQuotes(fence: Fence): SampleProblem[] {
  const found = /[“”„‘’‚]/.exec(fence.code);
  if (!found) return [];
  const complaint = {expected: 'straight quotes in code', received: found[0], fix: 'write " or \'.'};
  return [problemAtOffset(fence, found.index, complaint)];
}

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
  check({file, source, tree}) {
    const {fences, problems} = extractFromTree(file, source, tree, () => []);
    return [...problems, ...fences.flatMap(problemsOf)].map(({line, column, expected, received, fix}) => ({
      offset: offsetAt(source, line, column),
      message: `Expected ${expected}, received ${received}.`,
      fix,
    }));
  },
};
