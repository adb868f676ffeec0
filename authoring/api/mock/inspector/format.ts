import type {Exchange} from '../exchange';

/** Returns a size in bytes or kilobytes. */
export const sizeText = (bytes: number): string => (bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} KB`);

/** Returns a number with its noun: `1 call`, `2 calls`. */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns a time of the day to the second. */
export const timeText = (at: number): string => new Date(at).toTimeString().slice(0, 8);

/** Returns how an exchange ended, in a word or a status. */
export const outcomeOf = ({status, duration, messages}: Exchange): string => {
  if (messages) return duration === undefined ? 'open' : 'closed';
  return status === undefined ? (duration === undefined ? 'waiting' : 'no response') : String(status);
};

/** Returns whether an exchange needs a look: it failed, or violates the contract. */
export const isTrouble = ({status, duration, violations}: Exchange): boolean =>
  violations.length > 0 || (status === undefined ? duration !== undefined : status >= 400);
