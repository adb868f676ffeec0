import type {Violation as ContractViolation} from '../../src/sandbox/schema';
import {problemAtOffset} from './place';
import type {Fence, SampleProblem} from './types';
import {unknownField, violationFix} from './violations';

/** A violation, with the request that has it: `POST /v1/nlu/parse`. */
interface Violation extends ContractViolation {
  request: string;
}

/** Returns the offset of a word or address in the code, from a start; -1 when it isn't there. */
function find(code: string, word: string, start: number): number {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`(?<!\\w)${escaped}(?!\\w)`).exec(code.slice(start));
  return found ? start + found.index : -1;
}

/** Returns the offset of the request's address, or of as much of it as the code contains. */
function findAddress(code: string, request: string, start: number): number {
  const path = request.split(' ').at(-1) ?? '';
  const parts = path.split('/').slice(2);
  const tails = [`/${parts.join('/')}`, ...parts.map((_, index) => parts.slice(index).join('/'))];
  return tails.map((tail) => find(code, tail, start)).find((offset) => offset >= 0) ?? -1;
}

/** Returns the words of the code that a violation is about, the most specific first. */
function searchedWords(violation: Violation): string[] {
  const {where, expected, received} = violation;
  const field = unknownField(violation);
  if (field) return [field];
  if (expected.startsWith('a field "')) return [];
  const value = /^"(.*)"$/.exec(received)?.[1];
  const header = /^header (.+)$/.exec(where)?.[1];
  if (header) return [header];
  const name = where
    .split(/[.[\]]+/)
    .filter((part) => !/^\d*$/.test(part))
    .at(-1);
  return [...(value ? [value] : []), ...(name && where.includes('.') ? [name] : [])];
}

/** Returns the offset at which a stream's message is sent: the first is the configuration, the others are audio. */
function findSend(code: string, where: string): number {
  const sends = [...code.matchAll(/\bsend\w*\(/g)].map(({index}) => index);
  if (where.startsWith('first message')) return sends[0] ?? -1;
  return where.startsWith('message after') ? (sends[1] ?? sends[0] ?? -1) : -1;
}

/** Returns the offset of the n-th request in a shell sample. Each command is one request. */
function commandStart(code: string, request: number): number {
  return [...code.matchAll(/^[^#\n]*\bcurl\s/gm)][request]?.index ?? 0;
}

function fixOf(violation: Violation): string {
  const {where, expected, request} = violation;
  if (where === 'address') return `call ${expected}.`;
  if (where.startsWith('header')) return `send the header ${where.slice(7)}: ${expected}.`;
  const contracts = 'api/openapi.yaml and api/asyncapi.yaml';
  return violationFix(violation) ?? `send ${expected}: ${contracts} define what ${request} accepts.`;
}

/**
 * Locates a violation in a sample: the word it is about, or else the address that was called.
 * @param order which request of the sample it was, from 0
 */
export function locateViolation(fence: Fence, violation: Violation, order: number): SampleProblem {
  const {code} = fence;
  const start = fence.language === 'bash' ? commandStart(code, order) : 0;
  const address = findAddress(code, violation.request, start);
  const words = violation.where === 'address' ? [] : searchedWords(violation).map((word) => find(code, word, start));
  const offset = [...words, findSend(code, violation.where), address, start].find((candidate) => candidate >= 0) ?? 0;
  const {where, expected, received, request} = violation;
  const subject = where === 'address' ? '' : `${where} of ${request}: `;
  return problemAtOffset(fence, offset, {expected: subject + expected, received, fix: fixOf(violation)});
}
