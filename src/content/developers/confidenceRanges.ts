/** What an author writes in `<ConfidenceRanges confirm="0.5" act="0.8" />`. */
export interface Thresholds {
  /** The lowest confidence at which a program asks whether it's right. */
  confirm: string;
  /** The lowest confidence at which a program acts. */
  act: string;
}

/** Returns what a program does with a confidence, from the lowest values to the highest. */
export const confidenceRanges = ({confirm, act}: Thresholds) => [
  {name: 'Ask again', values: `below ${confirm}`, from: 0, to: Number(confirm)},
  {name: 'Confirm', values: `from ${confirm} to below ${act}`, from: Number(confirm), to: Number(act)},
  {name: 'Act', values: `${act} or higher`, from: Number(act), to: 1},
];

/** Returns the drawing of the ranges in words. */
export const confidenceRangesInWords = (thresholds: Thresholds): string =>
  confidenceRanges(thresholds)
    .map(({name, values}) => `${name}: ${values}.`)
    .join(' ');
