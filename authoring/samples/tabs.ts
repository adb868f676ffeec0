import {inspect} from 'node:util';
import {header, pathOf, type SandboxRequest, sizeOf, textOf} from '../../src/sandbox/request';
import {problemOf} from './place';
import type {SampleProblem, Verdict} from './types';

/** Returns a value as text that doesn't depend on the order of its fields. */
const canonical = (value: unknown) =>
  inspect(value, {sorted: true, depth: null, breakLength: Number.POSITIVE_INFINITY});

function contentOf(request: SandboxRequest): string {
  const {body} = request;
  if (Array.isArray(body)) {
    const fields = body.map(({name, value}) => `${name}=${typeof value === 'string' ? value : value.fileName}`);
    return fields.sort().join(' ');
  }
  const isJson = header(request, 'Content-Type')?.startsWith('application/json');
  return isJson ? canonical(JSON.parse(textOf(body))) : `${sizeOf(body)} bytes`;
}

/** Returns a request as text, so that requests of samples in different languages can be compared. */
export function canonicalRequest(request: SandboxRequest): string {
  const address = `${request.method} ${pathOf(request)}`;
  try {
    return `${address} ${contentOf(request)}`;
  } catch {
    return `${address} something unreadable`;
  }
}

const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/** Replaces random session ids, which differ each time a sample runs, with numbers in the order of their first use. */
function withNumberedIds(sent: string[]): string[] {
  const numbers = new Map<string, string>();
  return sent.map((request) =>
    request.replace(uuid, (id) => {
      const number = numbers.get(id) ?? `(id ${numbers.size + 1})`;
      numbers.set(id, number);
      return number;
    }),
  );
}

/** Reports tabs of one task that make different requests. Each tab is compared with the first one that ran. */
export function differingTabs(verdicts: Verdict[]): SampleProblem[] {
  const ran = verdicts.filter(({fence, proof}) => fence.tabs && proof === 'executed');
  const groupOf = ({fence}: Verdict) => `${fence.file} ${fence.tabs}`;
  return ran.flatMap((verdict): SampleProblem[] => {
    const {fence} = verdict;
    const sent = withNumberedIds(verdict.sent ?? []);
    const first = ran.find((other) => groupOf(other) === groupOf(verdict));
    const wanted = withNumberedIds(first?.sent ?? []);
    const orders = Array.from({length: Math.max(wanted.length, sent.length)}, (_, order) => order);
    const index = orders.find((order) => wanted[order] !== sent[order]);
    if (index === undefined) return [];
    const expected = `what the first tab sends, ${wanted[index] ?? 'nothing more'}`;
    const fix = 'make all tabs do the same with the same values.';
    return [problemOf(fence, {expected, received: sent[index] ?? 'nothing', fix})];
  });
}
