import {problemOf} from './place';
import type {Fence, SampleProblem} from './types';

function languageOf(code: string): string | undefined {
  if (/^(curl|npm|npx|node|export) /m.test(code)) return 'bash';
  if (/^\s*(import .+ from ['"]|import \w+;?$|const \w+ =|def \w+\()/m.test(code)) return 'its language';
  return /^\s*[{[]\s*["{[]/.test(code) ? 'json' : undefined;
}

/** Reports code in a `text` fence, where nothing would check it. */
export function hiddenCode(fence: Fence): SampleProblem[] {
  const language = languageOf(fence.code);
  if (!language) return [];
  const fix = `write ${language} after the backticks, or add output if a program prints it.`;
  return [problemOf(fence, {expected: 'plain text', received: 'code, which text would hide from its check', fix})];
}
