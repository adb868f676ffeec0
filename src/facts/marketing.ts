/**
 * Figures stated by the marketing pages. Source: first specification, section 9 (and section 2
 * for the home page). Where the documentation states another figure, that one stands in `docs.ts`:
 * the two are kept apart on purpose, and each page shows its own.
 */
export const marketing = {
  languages: 'over 25',
  home: {
    trialDays: 30,
    partners: 4,
    features: 6,
    testimonials: 4,
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
    /** "wait times cut by up to" */
    waitTimeCut: '80%',
  },
  pricing: {
    basic: {price: '$29', requestsPerMonth: 5_000, applications: 2, trialDays: 14},
    pro: {price: '$99', requestsPerMonth: 50_000, applications: 10},
    enterprise: {price: 'Custom', requestsPerMonth: 'Unlimited', applications: 'Unlimited', uptime: '99.9%'},
  },
  solutions: {
    /** The enterprise solution page promises more than the pricing page does. */
    enterpriseUptime: '99.99%',
  },
} as const;
