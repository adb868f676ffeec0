import type {CallParts} from '../../../content/solutions/types';

/** The parts of a call in the order in which they happen. */
export const partsInOrder = ['queue', 'talk', 'afterCall'] as const;

/** Returns what remains of a duration after a claimed cut such as "65%", in whole seconds. */
const cutBy = (seconds: number, claim: string) => Math.round(seconds * (1 - Number.parseFloat(claim) / 100));

/**
 * Returns a call's seconds with the company's claims applied: one to the wait, the other to talk and after-call work.
 */
export function applyClaims(before: CallParts, cuts: {wait: string; handle: string}): CallParts {
  return {
    queue: cutBy(before.queue, cuts.wait),
    talk: cutBy(before.talk, cuts.handle),
    afterCall: cutBy(before.afterCall, cuts.handle),
  };
}

export const totalOf = ({queue, talk, afterCall}: CallParts) => queue + talk + afterCall;

/** Returns seconds as minutes and seconds, such as 2:06. */
export const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
