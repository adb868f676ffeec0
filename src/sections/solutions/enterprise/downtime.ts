const minutesInMonth = 30 * 24 * 60;

/** Returns the downtime that an uptime such as "99.99%" allows in a month of 30 days, in seconds. */
export function downtimeSeconds(uptime: string): number {
  return Math.round((1 - Number.parseFloat(uptime) / 100) * minutesInMonth * 60);
}

/** Returns seconds in words, such as "4 minutes 19 seconds". */
export function inWords(seconds: number): string {
  return `${Math.floor(seconds / 60)} minutes ${seconds % 60} seconds`;
}
