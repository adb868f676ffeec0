/** The documented signals in the order in which they are added up. */
export const signalNames = ['recency', 'popularity', 'relevance'] as const;

type SignalName = (typeof signalNames)[number];

/** A value from 0 to 1 for each signal. */
type Signals = Record<SignalName, number>;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

interface Share {
  name: SignalName;
  weight: number;
  signal: number;
  /** What this signal adds to the score: weight times signal, divided by the sum of the weights. */
  points: number;
}

/** Returns the parts of a score. Their points add up to it. */
export function shares(signals: Signals, weights: Signals): Share[] {
  const whole = sum(signalNames.map((name) => weights[name]));
  return signalNames.map((name) => ({
    name,
    weight: weights[name],
    signal: signals[name],
    points: (weights[name] * signals[name]) / whole,
  }));
}

/** Returns the weighted mean of the signals, 0 to 1. Source: docs/voice-search-docs.mdx, "How results are ranked". */
export function score(signals: Signals, weights: Signals): number {
  return sum(shares(signals, weights).map(({points}) => points));
}

/** Returns the sum of the weights, rounded to remove binary fractions. */
export const weightSum = (weights: Signals): number => Number(sum(signalNames.map((name) => weights[name])).toFixed(4));
