/**
 * Returns the hours of the week that standard support covers.
 * @param stated the sentence that states them, such as "Mon-Fri 9am-5pm PST"
 * @param days the names of the week's days, in order
 * @returns the index of the first and last day, the first hour, and the hour after the last, 0 to 24
 * @throws Error naming the sentence when it has another form, or other names of days
 */
export function standardWeek(stated: string, days: readonly string[]) {
  const [, first = '', last = '', from, to] = /(\w+)-(\w+) (\d+)am-(\d+)pm/.exec(stated) ?? [];
  const [firstDay, lastDay] = [first, last].map((day) => days.indexOf(day)) as [number, number];
  if (firstDay < 0 || lastDay < 0)
    throw new Error(
      `src/facts/company.ts: the week can't be drawn from the support hours "${stated}". Fix: write them like "Mon-Fri 9am-5pm", with days from ${days.join(', ')}.`,
    );
  return {firstDay, lastDay, from: Number(from), to: Number(to) + 12};
}
