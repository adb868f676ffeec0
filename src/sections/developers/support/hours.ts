/**
 * Returns the hours of the week that standard support covers.
 * @param stated the sentence that states them, such as "Mon-Fri 9am-5pm PST"
 * @param days the names of the week's days, in order
 * @returns the index of the first and last day, the first hour, and the hour after the last, 0 to 24
 */
export function standardWeek(stated: string, days: readonly string[]) {
  const [, firstDay = '', lastDay = '', from = '', to = ''] = /(\w+)-(\w+) (\d+)am-(\d+)pm/.exec(stated) ?? [];
  return {firstDay: days.indexOf(firstDay), lastDay: days.indexOf(lastDay), from: Number(from), to: Number(to) + 12};
}
