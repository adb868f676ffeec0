/** The thresholds of the sample on the page "Core concepts". A test compares them. */
export const thresholds = {confirm: 0.5, act: 0.8};

const {confirm, act} = thresholds;

/** What a program does with a confidence, from the lowest values to the highest. */
export const confidenceRanges = [
  {name: 'Ask again', values: `below ${confirm}`, from: 0, to: confirm},
  {name: 'Confirm', values: `from ${confirm} to below ${act}`, from: confirm, to: act},
  {name: 'Act', values: `${act} or higher`, from: act, to: 1},
];

/** The drawing of the ranges in words. */
export const confidenceRangesInWords = confidenceRanges.map(({name, values}) => `${name}: ${values}.`).join(' ');
