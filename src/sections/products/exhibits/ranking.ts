/** The documented signals in the order in which they are added up. */
export const signalNames = ['recency', 'popularity', 'relevance'] as const;

/** A value from 0 to 1 for each signal. */
type Signals = Record<(typeof signalNames)[number], number>;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Returns what each signal adds to a score: weight times signal, divided by the sum of the weights. */
export const shares = (signals: Signals, weights: Signals) =>
  signalNames.map((name) => ({name, points: (weights[name] * signals[name]) / weightSum(weights)}));

/** Returns the weighted mean of the signals, 0 to 1. Source: docs/voice-search-docs.mdx, "How results are ranked". */
export const score = (signals: Signals, weights: Signals) => sum(shares(signals, weights).map(({points}) => points));

/** Returns the sum of the weights, rounded to remove binary fractions. */
export const weightSum = (weights: Signals): number => Number(sum(signalNames.map((name) => weights[name])).toFixed(4));
