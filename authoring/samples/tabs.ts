import {problemOf} from './place';
import type {Problem, Verdict} from './types';

/** Tabs of the same task that do not make the same requests: every tab is compared with the first that ran. */
export function differingTabs(verdicts: Verdict[]): Problem[] {
  const ran = verdicts.filter(({fence, proof}) => fence.tabs && proof === 'executed');
  const groupOf = ({fence}: Verdict) => `${fence.file} ${fence.tabs}`;
  return ran.flatMap((verdict): Problem[] => {
    const {fence, sent = []} = verdict;
    const wanted = ran.find((other) => groupOf(other) === groupOf(verdict))?.sent ?? [];
    const orders = Array.from({length: Math.max(wanted.length, sent.length)}, (_, order) => order);
    const index = orders.find((order) => wanted[order] !== sent[order]);
    if (index === undefined) return [];
    const expected = `what the first tab sends, ${wanted[index] ?? 'nothing more'}`;
    const fix = 'make all tabs do the same with the same values.';
    return [problemOf(fence, {expected, came: sent[index] ?? 'nothing', fix})];
  });
}
