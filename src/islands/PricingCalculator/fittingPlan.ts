/** A limit of a plan: the largest number that it covers, and the limit in words. */
export interface Limit {
  most: number;
  text: string;
}

export interface PlanOffer {
  name: string;
  /** What it costs, as a sentence. */
  price: string;
  /** What it covers, as a sentence. */
  covers: string;
  /** What it covers, as a phrase. */
  range: string;
  /** The largest plan has none. */
  limits?: {requests: Limit; applications: Limit};
}

/** Returns the limits of a plan that the numbers exceed, in words. */
function passedLimits({limits}: PlanOffer, requests: number, applications: number): string[] {
  if (!limits) return [];
  return [
    requests > limits.requests.most && limits.requests.text,
    applications > limits.applications.most && limits.applications.text,
  ].filter((text) => text !== false);
}

/**
 * Returns the smallest plan that covers both numbers.
 * @param plans from the smallest to the largest
 * @param requests requests per month, a whole number
 * @param applications voice applications, a whole number
 * @throws Error when even the last plan is too small
 */
export function fittingPlan(plans: PlanOffer[], requests: number, applications: number) {
  // The next smaller plan, if there is one, and its limits that the numbers exceed.
  let below: {name: string; passed: string[]} | undefined;
  for (const plan of plans) {
    const passed = passedLimits(plan, requests, applications);
    if (passed.length === 0) return {plan, below};
    below = {name: plan.name, passed};
  }
  throw new Error('No plan is without limits. Fix: leave out the limits of the last one.');
}
