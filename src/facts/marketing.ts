/**
 * Figures that the marketing pages state. Source: spec/site-and-marketing.md, section 9 (and section 2
 * for the home page). The documentation states some figures differently. Those are in `docs.ts`, and each
 * page shows its own: see spec/decisions/facts-by-page.md.
 */
export const marketing = {
  languages: 'over 25',
  home: {
    trialDays: 30,
    /** The stars of each testimonial. */
    stars: 5,
  },
  developerPlan: {
    trialDays: 14,
    callsPerMonth: 5_000,
  },
  claims: {
    /** Efficiency or handle-time improvement. */
    efficiency: '65%',
    supportCostDecrease: '40%',
    satisfaction: '92%',
    /** The maximum by which wait times are cut. */
    waitTimeCut: '80%',
  },
  pricing: {
    basic: {name: 'Basic', price: '$29', requestsPerMonth: 5_000, applications: 2, trialDays: 14},
    pro: {name: 'Pro', price: '$99', requestsPerMonth: 50_000, applications: 10},
    enterprise: {
      name: 'Enterprise',
      price: 'Custom',
      requestsPerMonth: 'Unlimited',
      applications: 'Unlimited',
      uptime: '99.9%',
    },
  },
  solutions: {
    /** The uptime on the enterprise solution page, which is higher than the pricing page's. */
    enterpriseUptime: '99.99%',
  },
} as const;
