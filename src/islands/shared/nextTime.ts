/** The step in which time moves, in milliseconds. */
const frame = 40;

/**
 * Returns the time of the next view change. With reduced motion, that's the next message.
 * @param limit the latest time to return
 */
export function nextTime(messages: {at: number}[], time: number, limit: number): number {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const next = isStill ? (messages.find(({at}) => at > time)?.at ?? limit) : time + frame;
  return Math.min(limit, next);
}
